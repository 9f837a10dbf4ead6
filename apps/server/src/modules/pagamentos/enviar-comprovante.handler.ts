// A proof of payment: looked through before anything is written, stored apart from public files, and the payment waits
// for validation in the same transaction.
import { enviarComprovante } from '@martelo/contracts/pagamentos/enviar-comprovante.contract.ts'
import { podeTransitarPagamento } from '@martelo/domain/pagamentos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { nomeParaExibir, prepararDocumento } from '../../core/files/documentos.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import {
  apresentarComprovante,
  assentarVenda,
  concluir,
  lerVenda,
  travarVenda,
  vendaPor,
} from '../vendas/door.ts'
import { avisarAEquipe } from './avisar-comprovante.ts'
import { mudarPagamento, pagamentoPor } from './pagamentos.sql.ts'
import { atoresNaVenda } from './quem-paga.ts'

handle(enviarComprovante, async (ctx, { params, body, arquivos }) => {
  const hotId = ctx.hotsite.id
  const achada = await ctx.ler((tx) => vendaPor(tx, hotId, { pagUid: params.uid }))
  const quem = achada && atoresNaVenda(ctx, achada.cliId)
  if (!achada || !quem) return recusar('NAO_ENCONTRADO', 'Pagamento não encontrado')
  const enviado = arquivos[0]
  if (enviado === undefined)
    return recusar('ARQUIVO', 'Escolha o arquivo do comprovante.', {
      campos: { arquivo: 'Escolha o arquivo.' },
    })
  const pronto = await prepararDocumento(enviado.bytes)
  if (!pronto.ok) return recusar('ARQUIVO', pronto.mensagem, { campos: { arquivo: pronto.mensagem } })
  const { bytes, extensao, hash, tipo } = pronto.documento
  const chave = chavePorConteudo(`comprovantes/${hotId}`, bytes, extensao)
  const { valor } = await ctx.tx((tx) =>
    umaVez(ctx, tx, `${enviarComprovante.key}|${params.uid}`, { ...body, arquivo: hash }, async () => {
      await travarVenda(tx, hotId, achada.vndId)
      const p = await pagamentoPor(tx, hotId, { uid: params.uid })
      if (p === undefined || !p.ativo)
        throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Pagamento não encontrado'))
      const r = podeTransitarPagamento(
        { de: p.situacao, evento: 'enviarComprovante', atores: quem },
        { temArquivo: true },
      )
      if (!r.pode) throw new RecusaLancada(recusar('RECUSADO', r.motivo))
      await guardarParaLinha(tx, ctx.servicos.arquivos.privado, { chave, bytes, tipo })
      const novo = await tx
        .insertInto('comprovante')
        .values({
          hotId,
          vndId: p.vndId,
          pagId: p.id,
          tipo: 'pagamento',
          arquivo: chave,
          nomeOriginal: nomeParaExibir(enviado.nome),
          tipoArquivo: tipo,
          tamanho: bytes.length,
          enviadoBy: ctx.sessao?.usuId ?? null,
        })
        .returning('uid')
        .executeTakeFirstOrThrow()
      await mudarPagamento(tx, hotId, p.id, { situacao: r.para, motivo: null })
      await auditar(ctx, tx, {
        entidade: 'pagamento',
        uid: p.uid,
        acao: 'enviarComprovante',
        antes: { situacao: p.situacao },
        depois: { situacao: r.para, comprovante: novo.uid, hash },
      })
      await avisarAEquipe(ctx, tx, p, novo.uid)
      return { uid: novo.uid, mudada: await assentarVenda(ctx, tx, p.vndId, null) }
    }),
  )
  concluir(ctx.servicos, valor.mudada)
  const v = await ctx.ler((tx) => lerVenda(tx, hotId, achada.vndId))
  const c = v?.comprovantes.find((x) => x.uid === valor.uid)
  return c === undefined
    ? recusar('NAO_ENCONTRADO', 'Comprovante não encontrado')
    : apresentarComprovante(ctx, c)
})
