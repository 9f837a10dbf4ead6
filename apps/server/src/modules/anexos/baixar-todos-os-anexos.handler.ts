// One archive, made while it is sent: of each file only what is on its way lies in memory. PDF and pictures are packed
// already, so they are stored as they are.
import { Readable } from 'node:stream'
import { baixarTodosOsAnexos } from '@martelo/contracts/anexos/baixar-todos-os-anexos.contract.ts'
import { nomesNoArquivo } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { Zip, ZipPassThrough } from 'fflate'
import type { Armazenamento } from '../../core/files/armazenamento.ts'
import { arquivo, handle } from '../../core/http/handle.ts'
import { lerAnexos } from './anexos.sql.ts'
import { alcanceNoDono, NAO_HA } from './quem-pode.ts'

interface Item {
  readonly chave: string
  readonly nome: string
}

async function* empacotar(privado: Armazenamento, itens: readonly Item[]): AsyncGenerator<Uint8Array> {
  const prontos: Uint8Array[] = []
  const zip = new Zip((erro, pedaco) => {
    if (erro) throw erro
    prontos.push(pedaco)
  })
  for (const { chave, nome } of itens) {
    const lido = await privado.ler(chave)
    if (lido === null) throw new Error(`a file of a record is missing: ${chave}`)
    const entrada = new ZipPassThrough(nome)
    zip.add(entrada)
    for await (const pedaco of lido.corrente as AsyncIterable<Uint8Array>) {
      entrada.push(pedaco)
      yield* prontos.splice(0)
    }
    entrada.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* prontos
}

handle(baixarTodosOsAnexos, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const anexos = await ctx.ler(async (tx) => {
    const alcance = await alcanceNoDono(ctx, tx, params, 'ver')
    return alcance ? lerAnexos(tx, hotId, params, alcance.tipos) : []
  })
  if (anexos.length === 0) return NAO_HA
  const nomes = nomesNoArquivo(anexos)
  const itens = anexos.map((a, i) => ({ chave: a.chave, nome: nomes[i] ?? a.uid }))
  return arquivo(
    Readable.from(empacotar(ctx.servicos.arquivos.privado, itens), { objectMode: false }),
    'application/zip',
    { nome: 'arquivos.zip' },
  )
})
