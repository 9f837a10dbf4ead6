// An account and a proof as the wire carries them.
import type { Comprovante, Venda } from '@martelo/contracts/vendas/venda.schemas.ts'
import { mostrarComprovante } from '@martelo/domain/pagamentos/states.ts'
import { assinar } from '../../core/files/assinatura.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import type { LinhaDeComprovante, LinhaDePagamento } from './vendas.sql.ts'

type ComConta = Pick<
  LinhaDePagamento,
  'bcoId' | 'agencia' | 'conta' | 'bancoCodigo' | 'banco' | 'titular' | 'titularDocumento'
>

export function apresentarConta(c: ComConta): Venda['conta'] {
  if (c.bcoId === null) return null
  return {
    bcoId: c.bcoId,
    agencia: c.agencia ?? '',
    conta: c.conta ?? '',
    bancoCodigo: c.bancoCodigo ?? '',
    banco: c.banco ?? '',
    titular: c.titular ?? '',
    titularDocumento: c.titularDocumento ?? '',
  }
}

export function apresentarComprovante(ctx: Ctx, c: LinhaDeComprovante): Comprovante {
  const { rotulo, cor } = mostrarComprovante(c.situacao)
  const escopo = `${ctx.hotsite.id}:${ctx.sessao?.usuId ?? 0}`
  const selo = assinar(ctx.servicos.chaveDeArquivos, { chave: c.arquivo, escopo, agora: ctx.agora })
  return {
    uid: c.uid,
    pagUid: c.pagUid,
    itemUid: c.itemUid,
    arquivo: `/v1/comprovantes/${c.uid}/arquivo?${selo}`,
    nome: c.nomeOriginal,
    tipoArquivo: c.tipoArquivo,
    tipo: c.tipo,
    situacao: c.situacao,
    rotulo,
    cor,
    motivo: c.motivo,
    dataEnvio: iso(c.dataEnvio),
    dataResposta: iso(c.dataResposta),
    usuarioNome: c.usuarioNome,
    hashQrcode: c.hashQrcode,
    vendaId: c.vndId,
  }
}
