import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const FOLDER = new URL('../../deploy/alerts/', import.meta.url)

const ruleFileSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          // Series that do not signal a problem have neither.
          labels: z.object({ severity: z.enum(['critical', 'warning', 'none']) }),
          annotations: z.object({
            summary: z.string(),
            runbook: z.string(),
            runbook_url: z.string(),
          }),
        }),
      ),
    }),
  ),
})

export type AlertRule = z.infer<typeof ruleFileSchema>['groups'][number]['rules'][number]

/** The files of deploy/alerts. */
export const RULE_FILES: readonly string[] = readdirSync(FOLDER).map(
  (name) => new URL(name, FOLDER).pathname,
)

/** For the metrics of the shop itself. */
export const SHOP_RULES = new URL('shop.rules.yml', FOLDER).pathname

export const readRules = (path: string): readonly AlertRule[] =>
  ruleFileSchema.parse(parse(readFileSync(path, 'utf8'))).groups.flatMap(({ rules }) => rules)

export const ALERT_RULES: readonly AlertRule[] = RULE_FILES.flatMap(readRules)
