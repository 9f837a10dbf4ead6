// A file from outside: a picture from a person without an account (a driver by his link), a paper from a consignor's system.
// The other module has opened and locked the record and says who sent it; formats, size, counts and the key that makes one of two hold as for everyone.
import {
  ENTIDADES_COM_ANEXOS,
  type EntidadeComAnexos,
  type NomeDoTipoDeAnexo,
  recusarAnexo,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { nomeParaExibir } from '../../core/files/documentos.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Recusada } from '../../core/http/handle.ts'
import { type Dono, jaEnviado, lerAnexos, porAnexo } from './anexos.sql.ts'
import { type ConteudoPronto, naoServe } from './gravar-anexo.ts'

export type QuemAnexa = Pick<Ctx, 'sessao' | 'ip' | 'reqId'> & {
  readonly hotsite: Pick<Ctx['hotsite'], 'id'>
  readonly servicos: Pick<Ctx['servicos'], 'arquivos'>
}

interface FotoDeFora {
  /** a photograph unless it is said */
  readonly tipo?: NomeDoTipoDeAnexo
  readonly nome: string
  readonly pasta: string
  readonly chaveDoPedido: string
  readonly enviadoPor: string
  /** of this folder */
  readonly maximo: number
}

/** Null: kept, now or before. */
export async function anexarDeFora(
  ctx: QuemAnexa,
  tx: Tx,
  dono: Dono & { readonly entidade: EntidadeComAnexos },
  foto: FotoDeFora,
  c: ConteudoPronto,
): Promise<Recusada<'NAO_ENCONTRADO' | 'ARQUIVO' | 'TIPO' | 'CHEIO'> | null> {
  const hotId = ctx.hotsite.id
  const { tipo = 'foto' } = foto
  if (await jaEnviado(tx, hotId, dono, foto.chaveDoPedido)) return null
  const atuais = await lerAnexos(tx, hotId, dono)
  // A phone without WebCrypto makes a new key for each: the content says that it is the same picture at the same place.
  if (atuais.some((a) => a.pasta === foto.pasta && a.sha256 === c.sha256)) return null
  const recusa = recusarAnexo({
    entidade: dono.entidade,
    tipo,
    bytes: c.enviados,
    formato: c.formato,
    jaTem: atuais.length,
  })
  if (recusa) return naoServe(recusa.codigo === 'TIPO' ? 'ARQUIVO' : recusa.codigo, recusa.mensagem)
  const limite = Math.min(foto.maximo, ENTIDADES_COM_ANEXOS[dono.entidade].maximo)
  if (atuais.filter((a) => a.pasta === foto.pasta).length >= limite)
    return naoServe('CHEIO', `São no máximo ${limite} ${tipo === 'foto' ? 'fotos' : 'arquivos'} aqui.`)
  await guardarParaLinha(tx, ctx.servicos.arquivos.privado, c)
  const nome = nomeParaExibir(foto.nome)
  await porAnexo(tx, {
    hotId,
    entidade: dono.entidade,
    entidadeUid: dono.uid,
    tipo,
    pasta: foto.pasta,
    ordem: undefined,
    nome,
    tipoArquivo: c.tipoArquivo,
    tamanho: c.tamanho,
    sha256: c.sha256,
    arquivo: c.chave,
    chaveDoPedido: foto.chaveDoPedido,
    enviadoBy: ctx.sessao?.usuId ?? null,
    enviadoPor: foto.enviadoPor,
  })
  await auditar(ctx, tx, {
    entidade: dono.entidade,
    uid: dono.uid,
    acao: 'anexar arquivo',
    depois: { arquivo: nome, tipo, quem: foto.enviadoPor },
  })
  return null
}
