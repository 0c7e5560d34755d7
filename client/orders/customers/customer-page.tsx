import { type ReactNode, useId } from 'react'
import { useParams } from 'react-router-dom'
import { localPhone } from '#domain/addresses/local-phone'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { useCan } from '../../platform/admin/use-admin-token'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { useCustomerQuery } from '../../platform/gql/customers'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { ContactLinks } from '../orders/admin/contact-links'
import { CustomerNotes } from '../orders/admin/customer-notes'
import { CustomerData } from './customer-data'
import { CustomerDecision } from './customer-decision'
import { CustomerFacts } from './customer-facts'
import { CustomerFlags } from './customer-flags'
import {
  CustomerAccounts,
  CustomerAddresses,
  CustomerOrders,
  CustomerReviews,
} from './customer-parts'
import type { CustomerOrder, PageCustomer } from './page-customer'
import './customer-page.css'

export function Component() {
  const { id = '' } = useParams()
  return (
    <AdminFrame title="customer.title" actions={<ListLink />}>
      <Customer key={id} id={id} />
    </AdminFrame>
  )
}

function ListLink() {
  const t = useText()
  return (
    <ButtonLink variant="secondary" to="/admincustomers">
      {t('customers.toList')}
    </ButtonLink>
  )
}

function Customer({ id }: { readonly id: string }) {
  const t = useText()
  const { data, error, refetch } = useCustomerQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const reload = () => refetchSilently(refetch)
  if (!data && error) return <LoadFailed title={t('customer.failed')} onRetry={reload} />
  if (!data) return <Skeleton className="card" blockSize="20rem" />
  if (!data.customer) {
    return (
      <div role="alert">
        <EmptyState title={t('customers.gone')} />
      </div>
    )
  }
  return <Page customer={data.customer} orders={data.adminOrders.nodes} onChanged={reload} />
}

interface PageProps {
  readonly customer: PageCustomer
  readonly orders: readonly CustomerOrder[]
  readonly onChanged: () => void
}

function Page({ customer, orders, onChanged }: PageProps) {
  const t = useText()
  const mayEdit = useCan('customers.edit')
  const mayDelete = useCan('customers.delete')
  const { id, name, phone, accounts, addresses, reviews, notes } = customer
  const local = localPhone(phone)
  return (
    <div className="customer-page">
      <section className="card customer-page__head" aria-label={name || local}>
        <h2>
          <bdi>{name || local}</bdi>
        </h2>
        <ContactLinks phone={local} name={name} />
        <CustomerFlags customer={customer} />
        <CustomerFacts customer={customer} />
      </section>
      <Section title={t('customers.orders')}>
        <CustomerOrders id={id} orders={orders} total={customer.orderCount} />
      </Section>
      <Section title={t('customer.notes')}>
        <CustomerNotes phone={phone} notes={notes} onChanged={onChanged} />
      </Section>
      {mayEdit && (
        <Section title={t('customers.decision')}>
          <CustomerDecision
            key={`${customer.isBlocked} ${customer.isPrepayOnly} ${customer.reason}`}
            customer={customer}
            onSaved={onChanged}
          />
        </Section>
      )}
      <Section title={t('customers.addresses')}>
        <CustomerAddresses addresses={addresses} />
      </Section>
      <Section title={t('customers.accounts')}>
        <CustomerAccounts accounts={accounts} />
      </Section>
      <Section title={t('customers.reviews')}>
        <CustomerReviews reviews={reviews} />
      </Section>
      {mayDelete && (
        <Section title={t('customers.data')}>
          <CustomerData id={id} />
        </Section>
      )}
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

function Section({ title, children }: SectionProps) {
  const headingId = useId()
  return (
    <section className="card customer-page__section" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {children}
    </section>
  )
}
