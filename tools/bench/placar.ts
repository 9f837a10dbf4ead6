// Prints how many of the kept questions the search answers rightly in the first three, and which it does not.
// node tools/run.mjs tools/bench/placar.ts [--escrever]: rewrites docs/figures/placar.md too.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOGO_DO_PLACAR } from '../../tests/busca/amostra/catalogo-do-placar.ts'
import { placarDaBusca } from '../../tests/busca/amostra/placar-da-busca.ts'

const por = (certas: number, perguntas: number) => `${((certas / perguntas) * 100).toFixed(1)} %`
const { perguntas, certas, erradas } = placarDaBusca()
const sem = placarDaBusca(false)
const quais = erradas.map(
  (e) => `- “${e.texto}”: wanted ${e.esperado}; came ${e.vieram.join(' · ') || 'nothing'}`,
)
const pagina = `# Figures: what the search understands

Written by \`node tools/run.mjs tools/bench/placar.ts --escrever\`. Kept questions, as people type them (typing errors, by
ear, plural and gender, synonyms, years, prices, kilometres, places, gearbox, plate, lot and auction), against a kept
catalogue of ${CATALOGO_DO_PLACAR.length} lots whose descriptions name what they are not. A question is answered rightly when all of its first
three lots are what was meant, and none that was due is missing. Goal: 95 %. A test keeps what is reached
(\`placar-da-busca.test.ts\`).

| | right in the first three | of ${perguntas} |
|---|---:|---:|
| **read into filters** | ${certas} | **${por(certas, perguntas)}** |
| the words alone | ${sem.certas} | ${por(sem.certas, perguntas)} |

Not right:

${quais.join('\n') || 'none'}
`
console.log(pagina)
if (process.argv.includes('--escrever'))
  writeFileSync(path.resolve(import.meta.dirname, '../../docs/figures/placar.md'), pagina)
