import type { Linter } from 'eslint'

export const browserSupport: Pick<Linter.Config, 'plugins' | 'rules' | 'settings'>
