import { useEffect, useState } from 'react'
import { restRequest } from '../api/rest-request'
import { Picture } from '../ui/picture'

interface PrivatePictureProps {
  readonly src: string
  readonly alt: string
  readonly size: number
  /** Opens the whole picture. */
  readonly isLinked?: boolean
}

const PLACEHOLDER = '/favicon.svg'

/** The picture of a review that is not approved, which only its author and the owner may see. */
export function PrivatePicture({ src, alt, size, isLinked = false }: PrivatePictureProps) {
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
  if (!isLinked || !loaded) return picture
  return (
    <a className="review__picture" href={loaded} target="_blank" rel="noreferrer">
      {picture}
    </a>
  )
}
