import { expect, test } from 'vitest'
import { AREA_NAMES } from './area-names'
import { findGovernorateOfCity } from './find-area'
import { placeKey } from './find-governorate'
import { GOVERNORATE_NAMES, GOVERNORATES } from './governorates'

test('Every area is found, and is in one governorate', () => {
  const owners = new Map<string, string>()
  const twice: string[] = []
  for (const code of GOVERNORATES) {
    for (const name of AREA_NAMES[code].flatMap((names) => names.split('|'))) {
      const owner = owners.get(placeKey(name))
      if (owner && owner !== code) twice.push(`${name}: ${owner}, ${code}`)
      owners.set(placeKey(name), code)
      expect(findGovernorateOfCity(name), name).toBe(code)
      expect(findGovernorateOfCity(`  ${name.toUpperCase()} - 12`), name).toBe(code)
    }
  }
  expect(twice).toEqual([])
  for (const code of GOVERNORATES) expect(AREA_NAMES[code].length).toBeGreaterThan(1)
})

test('The names of the governorates stay what they are', () => {
  for (const code of GOVERNORATES) {
    for (const name of Object.values(GOVERNORATE_NAMES[code])) {
      expect(findGovernorateOfCity(name)).toBe(code)
    }
  }
})

test.each([
  ['Nasr City', 'C'],
  ['nasr-city', 'C'],
  ['مدينه نصر', 'C'],
  ['شارع عباس العقاد، مدينة نصر', 'C'],
  ['Maadi, Road 9', 'C'],
  ['Dokki, Cairo', 'C'],
  ['12 Gesr El Suez', 'C'],
  ['Suez', 'SUZ'],
  ['٦ أكتوبر', 'GZ'],
  ['6 october', 'GZ'],
  ['Shubra', 'C'],
  ['شبرا الخيمه', 'KB'],
  ['المحله الكبرى', 'GH'],
  ['المنصوره', 'DK'],
  ['العاشر من رمضان', 'SHR'],
  ['Port Fouad', 'PTS'],
  ['hurghada', 'BA'],
  ['Minya El Qamh', 'SHR'],
])('%s is in %s', (city, code) => {
  expect(findGovernorateOfCity(city)).toBe(code)
})

// Of Cairo and Dakahlia, of Cairo and Sohag, and of nowhere.
test.each(['Matareya', 'المطرية', 'Dar El Salam', 'Springfield', '', '...'])(
  '%s decides nothing',
  (city) => {
    expect(findGovernorateOfCity(city)).toBeUndefined()
  },
)
