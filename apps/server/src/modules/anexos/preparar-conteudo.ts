// What was sent, told by its content: documents and pictures made ready in memory, films as they come.
import { createHash } from 'node:crypto'
import { recusaDoFilme } from '@martelo/domain/anexos/filme-tocavel.ts'
import { type EntidadeComAnexos, temDeTocar } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { chavePorConteudo, raizPorConteudo, TIPO_DA_EXTENSAO } from '../../core/files/armazenamento.ts'
import { prepararDocumento } from '../../core/files/documentos.ts'
import { trilhasDoFilme } from '../../core/files/trilhas-do-filme.ts'
import { filmePorConteudo } from '../../core/files/video-unico.ts'
import type { Recusada } from '../../core/http/handle.ts'
import type { QuemAnexa } from './anexar-de-fora.ts'
import { type ConteudoPronto, naoServe } from './gravar-anexo.ts'

type DeQuem = Pick<QuemAnexa, 'hotsite' | 'servicos'>
type Preparado = ConteudoPronto | Recusada<'NAO_ENCONTRADO' | 'ARQUIVO' | 'TIPO' | 'CHEIO'>

/** Bytes that can be read again, piece by piece. */
export interface Pedacos {
  readonly tamanho: number
  /** the first bytes, enough to tell what it is */
  readonly inicio: Uint8Array
  readonly ler: () => AsyncIterable<Uint8Array>
}

const EM_MEMORIA = 10 * 1024 * 1024

export async function prepararBytes(
  ctx: DeQuem,
  bytes: Buffer,
  entidade: EntidadeComAnexos | null = null,
): Promise<Preparado> {
  const filme = filmePorConteudo(bytes)
  if (filme !== null)
    return prepararPedacos(
      ctx,
      {
        tamanho: bytes.length,
        inicio: bytes,
        // biome-ignore lint/suspicious/useAwait: pieces are read one after another
        ler: async function* () {
          yield bytes
        },
      },
      entidade,
    )
  const r = await prepararDocumento(bytes)
  if (!r.ok) return naoServe('ARQUIVO', r.mensagem)
  const { documento } = r
  const chave = chavePorConteudo(`anexos/${ctx.hotsite.id}`, documento.bytes, documento.extensao)
  return {
    chave,
    formato: documento.extensao,
    tipoArquivo: documento.tipo,
    enviados: bytes.length,
    tamanho: documento.bytes.length,
    sha256: createHash('sha256').update(documento.bytes).digest('hex'),
    gravar: () => ctx.servicos.arquivos.privado.gravar(chave, documento.bytes, documento.tipo),
  }
}

export async function prepararPedacos(
  ctx: DeQuem,
  p: Pedacos,
  entidade: EntidadeComAnexos | null = null,
): Promise<Preparado> {
  const formato = filmePorConteudo(p.inicio)
  if (formato === null) {
    if (p.tamanho > EM_MEMORIA)
      return naoServe('ARQUIVO', 'Só vídeos (MP4, WebM ou MOV) podem ter mais de 10 MB.')
    const todos: Uint8Array[] = []
    for await (const pedaco of p.ler()) todos.push(pedaco)
    return prepararBytes(ctx, Buffer.concat(todos))
  }
  if (entidade !== null && temDeTocar(entidade)) {
    const recusa = recusaDoFilme(await trilhasDoFilme(formato, p.ler()))
    if (recusa !== null) return naoServe('ARQUIVO', recusa)
  }
  const hash = createHash('sha256')
  for await (const pedaco of p.ler()) hash.update(pedaco)
  const sha256 = hash.digest('hex')
  const chave = `${raizPorConteudo(`anexos/${ctx.hotsite.id}`, sha256)}.${formato}`
  const tipoArquivo = TIPO_DA_EXTENSAO[formato]
  const { privado } = ctx.servicos.arquivos
  return {
    chave,
    formato,
    tipoArquivo,
    enviados: p.tamanho,
    tamanho: p.tamanho,
    sha256,
    gravar: () => privado.gravarCorrente(chave, p.ler(), p.tamanho, tipoArquivo),
  }
}
