// Prints how many of the kept questions the search answers rightly in the first three, and which it does not.
// node tools/run.mjs tools/bench/placar.ts
import { placarDaBusca } from '../../tests/busca/amostra/placar-da-busca.ts'

const por = (certas: number, perguntas: number) => `${((certas / perguntas) * 100).toFixed(1)} %`
const { perguntas, certas, erradas } = placarDaBusca()
const sem = placarDaBusca(false)
console.log(`${certas} of ${perguntas} right in the first three (${por(certas, perguntas)})`)
console.log(`the words alone: ${sem.certas} (${por(sem.certas, sem.perguntas)})`)
for (const e of erradas)
  console.log(`- ${e.texto}: wanted ${e.esperado}; came ${e.vieram.join(' | ') || 'nothing'}`)
