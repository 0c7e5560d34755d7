import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGAPIXELS } from '#domain/limits'
import { reportOutcome } from '../../platform/api/report-outcome'
import {
  type PictureFetchesQuery,
  useFetchPicturesMutation,
} from '../../platform/gql/product-files'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import './picture-fetches.css'

export type Fetches = PictureFetchesQuery['pictureFetches']
type FailedPicture = Fetches['problems'][number]

const REFRESH_MILLISECONDS = 3_000

interface PictureFetchesProps {
  readonly fetches: Fetches
  readonly onOutdated: () => void
}

/** How far the pictures of imported products are, and what is wrong with those that could not be fetched. */
export function PictureFetches({ fetches, onOutdated }: PictureFetchesProps) {
  const t = useText()
  const { fetched, waiting, failed, elsewhere } = fetches
  const [fetchPictures, { loading }] = useFetchPicturesMutation()
  const isWaiting = waiting > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (!document.hidden) onOutdated()
    }, REFRESH_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isWaiting, onOutdated])

  async function fetchAll(): Promise<void> {
    if (await reportOutcome(fetchPictures(), { failed: t('fetches.fetchFailed') })) onOutdated()
  }

  const total = fetched + waiting + failed
  if (total + elsewhere === 0) return null
  return (
    <section className="card form picture-fetches">
      <h2>{t('fetches.title')}</h2>
      {total > 0 && (
        <div className="picture-fetches__progress" role="status">
          <progress aria-label={t('fetches.title')} value={fetched} max={total} />
          <p>{t('fetches.progress', { fetched, total })}</p>
        </div>
      )}
      {isWaiting && <p className="field__hint">{t('fetches.waiting')}</p>}
      {fetched > 0 && waiting + failed + elsewhere === 0 && (
        <p className="field__hint">{t('fetches.done')}</p>
      )}
      {failed > 0 && <Failed fetches={fetches} />}
      {elsewhere > 0 && <p>{t('fetches.elsewhere', { count: elsewhere })}</p>}
      {failed + elsewhere > 0 && (
        <Button variant="secondary" busy={loading} onClick={() => void fetchAll()}>
          {t(elsewhere > 0 ? 'fetches.fetch' : 'fetches.again')}
        </Button>
      )}
    </section>
  )
}

function Failed({ fetches: { failed, problems } }: Pick<PictureFetchesProps, 'fetches'>) {
  const t = useText()
  return (
    <>
      <p className="picture-fetches__failed">
        {t('fetches.failed', { count: failed })}
        {problems.length < failed && ` ${t('fetches.shown', { shown: problems.length })}`}
      </p>
      <ul className="picture-fetches__list">
        {problems.map((picture) => (
          <FailedItem key={picture.url} picture={picture} />
        ))}
      </ul>
    </>
  )
}

/** The limits that the texts of these problems name, in MB and megapixels. */
const LIMITS: Readonly<Partial<Record<FailedPicture['problem'], number>>> = {
  TOO_LARGE: MAX_PICTURE_BYTES / 1024 / 1024,
  TOO_MANY_PIXELS: MAX_PICTURE_MEGAPIXELS,
}

function FailedItem({ picture }: { readonly picture: FailedPicture }) {
  const t = useText()
  const { url, problem, statusCode, product, productName } = picture
  const values = { status: statusCode ?? 0, max: LIMITS[problem] ?? 0 }
  return (
    <li>
      <p>
        {product ? (
          <Link to={`/updateproduct/${product.id}`}>
            <bdi>{productName}</bdi>
          </Link>
        ) : (
          <bdi>{productName}</bdi>
        )}
      </p>
      <p>{t(`fetches.problem.${problem}`, values)}</p>
      <a className="picture-fetches__url" dir="ltr" href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
    </li>
  )
}
