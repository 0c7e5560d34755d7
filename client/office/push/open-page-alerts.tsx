import { storedDesk } from '../../platform/admin/desk-state'
import { playDoorbell } from '../../platform/lib/play-sound'
import { useStored } from '../../platform/lib/stored-value'
import { useText } from '../../platform/texts/text'
import '../../platform/forms/checkbox-group.css'

/** Settings for the alert that open pages of this browser give on a new order. */
export function OpenPageAlerts() {
  const t = useText()
  const hasSound = useStored(storedDesk)?.hasSound ?? false

  function toggle(isOn: boolean): void {
    storedDesk.write({ ...storedDesk.read(), hasSound: isOn })
    // So that it is known by its sound, and the browser lets the page play it.
    if (isOn) playDoorbell()
  }

  return (
    <section className="card push" aria-labelledby="push-open">
      <h2 id="push-open">{t('push.openPage')}</h2>
      <p>{t('push.openPageAbout')}</p>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={hasSound}
          onChange={({ target }) => toggle(target.checked)}
        />
        {t('push.sound')}
      </label>
    </section>
  )
}
