import { useEffect, useState } from 'react'
import { restRequest } from '../api/rest-request'
import { Picture } from './picture'

interface PrivatePictureProps {
  readonly src: string
  readonly alt: string
  readonly size: number
  /** The class of a link that opens the whole picture; without one, there is none. */
  readonly linkClass?: string
}

const PLACEHOLDER = '/favicon.svg'

/** A picture that is sent to certain accounts only, such as that of a review that is not approved. */
export function PrivatePicture({ src, alt, size, linkClass }: PrivatePictureProps) {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let url: string | undefined
    let isCurrent = true
    restRequest(src)
      .then((response) => response.blob())
      .then(
        (blob) => {
          if (!isCurrent) return
          url = URL.createObjectURL(blob)
          setLoaded(url)
        },
        // The placeholder stays.
        () => {},
      )
    return () => {
      isCurrent = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [src])
  const picture = <Picture src={loaded ?? PLACEHOLDER} alt={alt} size={size} />
  if (!linkClass || !loaded) return picture
  return (
    <a className={linkClass} href={loaded} target="_blank" rel="noreferrer">
      {picture}
    </a>
  )
}
