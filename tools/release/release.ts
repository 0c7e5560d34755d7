import { findProblems, git } from './find-problems'

// `npm run release -- 0.4.0 [--check]`: tags what is committed as a release, if nothing stands in the way; with --check,
// only reports what does.

const [version = '', ...options] = process.argv.slice(2)
const unknown = options.filter((option) => option !== '--check')
const root = process.cwd()
const problems = [
  ...unknown.map((option) => `“${option}” is no option.`),
  ...findProblems({ root, version, today: new Date().toISOString().slice(0, 10) }),
]

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else if (options.length > 0) {
  process.stdout.write(`${version} can be released.\n`)
} else {
  git(root, 'tag', '--annotate', version, '--message', `Release ${version}`)
  process.stdout.write(`Tagged ${version}: git push origin ${version}\n`)
}
