import { useMemo } from 'react'
import { type AccountSchemas, createAccountSchemas } from '#domain/accounts/accounts.schema'
import { usePageContext } from '../../platform/page/page-context'

/** The schemas of accounts, with the server's settings. */
export function useAccountSchemas(): AccountSchemas {
  const { emailTopLevelDomains } = usePageContext()
  return useMemo(() => createAccountSchemas(emailTopLevelDomains), [emailTopLevelDomains])
}
