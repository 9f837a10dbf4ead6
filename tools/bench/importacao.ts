// node tools/run.mjs tools/bench/importacao.ts [--linhas 19999, the limit]
//
// How long an import of a spreadsheet takes to be read, shown and saved through its calls, and for how long of that the
// auction is locked: another connection asks for it all the time, as a person who adds a lot to it would.
import { cpus } from 'node:os'
import { setTimeout as esperar } from 'node:timers/promises'
import { confirmarImportacao } from '@martelo/contracts/veiculos/confirmar-importacao.contract.ts'
import { importarPlanilha } from '@martelo/contracts/veiculos/importar-planilha.contract.ts'
import { carregarModulos } from '@martelo/server/processes/carregar-modulos.ts'
import pg from 'pg'
import { comBanco, opcao } from '../../tests/load/bancada.ts'
import { criarCenario } from '../../tests/pg/cenario.ts'
import { executarChamada } from '../../tests/pg/executar-chamada.ts'

const LINHAS = opcao('linhas', 19_999)

function planilha(): Buffer {
  const linhas = ['Lote;Tipo;Marca;Modelo;Ano;Chassi;Comitente;Mínimo']
  for (let i = 1; i <= LINHAS; i++)
    linhas.push(
      `${i};Automóvel;Volkswagen;Gol;2018/2019;9BWZZZ377KT${String(i).padStart(6, '0')};BANCO EXEMPLO;22.000,00`,
    )
  return Buffer.from(linhas.join('\n'))
}

const segundos = (desde: number): string => ((performance.now() - desde) / 1000).toFixed(1)

await carregarModulos()
await comBanco(async ({ url }) => {
  const c = await criarCenario({
    leilao: { situacao: 'EM_LOTEAMENTO' },
    lotes: 0,
    clientes: 0,
    banco: () => Promise.resolve({ url, fechar: () => Promise.resolve() }),
  })
  const ctx = c.ctx({ ...c.equipe, papeis: ['Leilão'] })
  const inicio = performance.now()
  const previa = await executarChamada(ctx, importarPlanilha, {
    body: { leiId: c.leilao.id },
    arquivos: [{ nome: 'lotes.csv', bytes: planilha() }],
  })
  if (previa.erro !== null) throw new Error(JSON.stringify(previa.erro))
  console.log(
    `${cpus()[0]?.model}: ${LINHAS} rows, ${previa.valor.totais.novo} new, shown after ${segundos(inicio)} s`,
  )

  const outro = new pg.Client({ connectionString: url })
  await outro.connect()
  let presa = 0
  const fim = new AbortController()
  const vigia = (async () => {
    let antes = performance.now()
    while (!fim.signal.aborted) {
      const { rowCount } = await outro.query(
        'select from leilao where id = $1 for no key update skip locked',
        [c.leilao.id],
      )
      const agora = performance.now()
      if (rowCount === 0) presa += agora - antes
      antes = agora
      await esperar(5)
    }
  })()
  const salvando = performance.now()
  const feita = await executarChamada(ctx, confirmarImportacao, {
    params: { uid: previa.valor.uid },
    body: { comErros: true },
  })
  console.log(`saved after ${segundos(salvando)} s: ${JSON.stringify(feita.valor?.resultado ?? feita.erro)}`)
  fim.abort()
  await vigia
  console.log(`the auction was locked for ${(presa / 1000).toFixed(1)} s of it`)
  await outro.end()
  await c.fechar()
})
