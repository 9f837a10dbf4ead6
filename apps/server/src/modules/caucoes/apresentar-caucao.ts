// What client and house see of a deposit. Who paid is masked: a wrong payer is a third person's paper.
import type { CaucaoDaCasa, CaucaoDoCliente } from '@martelo/contracts/caucoes/caucao.schemas.ts'
import { caucaoGuardada, cobrancaAberta } from '@martelo/domain/caucoes/cobranca.ts'
import { AJUDA_DA_CAUCAO, podeTransitarCaucao } from '@martelo/domain/caucoes/states.ts'
import { caucaoPedida, regraPorExtenso, semRegra } from '@martelo/domain/caucoes/valor-da-caucao.ts'
import type { SituacaoDeHabilitacao } from '@martelo/domain/habilitacoes/states.ts'
import { SITUACOES_LEILAO } from '@martelo/domain/leiloes/situacoes.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { enderecoDoSimulador } from '../../core/simuladores.ts'
import { temBanco } from '../pagamentos/door.ts'
import { type Caucao, caucaoDoCliente, comoCobrada, type LeilaoComCaucao } from './caucoes.sql.ts'

export async function apresentarCaucao(
  ctx: Pick<Ctx, 'origem' | 'agora'>,
  c: Caucao,
): Promise<z.infer<typeof CaucaoDoCliente>> {
  const { situacao, pixTxid, pixCopiaCola } = c
  const simulador = enderecoDoSimulador('banco-pix', ctx.origem)
  const aPagar = cobrancaAberta(comoCobrada(c), ctx.agora)
  return {
    uid: c.uid,
    leiUid: c.leiUid,
    leilao: c.leilao,
    leilaoData: iso(c.leilaoData),
    situacao,
    ajuda: AJUDA_DA_CAUCAO[situacao],
    valor: c.valor,
    limite: c.limite,
    pagaAt: iso(c.pagaAt),
    valorAplicado: c.valorAplicado,
    valorRetido: c.valorRetido,
    valorDevolvido: c.valorDevolvido,
    motivo: c.motivo,
    criadaAt: iso(c.createdAt),
    podeCancelar: podeTransitarCaucao(
      { de: situacao, evento: 'cancelar', atores: ['Cliente'] },
      { ...NADA_A_VER },
    ).pode,
    pix:
      aPagar && pixTxid !== null && pixCopiaCola !== null
        ? {
            copiaECola: pixCopiaCola,
            qrcode: await qrSvg(pixCopiaCola),
            expiraAt: iso(c.pixExpiraAt),
            simulador: simulador && `${simulador}/pagar/${pixTxid}`,
          }
        : null,
  }
}

/** Giving up what was not paid asks for nothing. */
const NADA_A_VER = {
  aindaServe: false,
  leilaoEncerrado: false,
  compromissos: 0,
  temCompraAPagar: false,
  houveDesistencia: false,
  aplicacaoDesfeita: false,
}

/** Why this client cannot pay a deposit for this auction now; null when he can. */
export async function impedimentoParaPagarCaucao(
  ctx: Pick<Ctx, 'hotsite' | 'servicos'>,
  leilao: LeilaoComCaucao,
  habilitacao: SituacaoDeHabilitacao | null,
): Promise<string | null> {
  const { recebeLances, final } = SITUACOES_LEILAO[leilao.situacao]
  if (!leilao.exigida) return 'Este leilão não pede caução.'
  if (final || !recebeLances) return 'Este leilão não recebe mais habilitações.'
  if (habilitacao === null) return 'Aceite o regulamento e peça a habilitação antes de pagar.'
  if (habilitacao === 'REPROVADA' || habilitacao === 'REVOGADA')
    return 'Sua habilitação neste leilão não foi aceita. Fale com a nossa equipe.'
  if (semRegra(leilao)) {
    const r = caucaoPedida(leilao, null)
    return r.ok ? null : r.mensagem
  }
  if (ctx.hotsite.pixChave === null || !(await temBanco(ctx.servicos, ctx.hotsite.id)))
    return 'O Pix não está disponível agora. Tente novamente em instantes.'
  return null
}

export async function apresentarMinhaCaucao(ctx: Ctx, tx: Tx, leilao: LeilaoComCaucao, cliId: number) {
  const hotId = ctx.hotsite.id
  const h = await tx
    .selectFrom('habilitacao')
    .select('situacao')
    .where('hotId', '=', hotId)
    .where('leiId', '=', leilao.id)
    .where('cliId', '=', cliId)
    .executeTakeFirst()
  const habilitacao = (h?.situacao ?? null) as SituacaoDeHabilitacao | null
  const c = await caucaoDoCliente(tx, hotId, leilao.id, cliId)
  const impedimento =
    c !== null && caucaoGuardada(c.situacao)
      ? 'A caução deste leilão já foi paga.'
      : await impedimentoParaPagarCaucao(ctx, leilao, habilitacao)
  return {
    leiUid: leilao.uid,
    leilao: leilao.nome,
    exigida: leilao.exigida,
    regra: { valor: leilao.valor, porcentagem: leilao.porcentagem, texto: regraPorExtenso(leilao) },
    habilitacao,
    podePagar: { pode: impedimento === null, motivo: impedimento },
    caucao: c && (await apresentarCaucao(ctx, c)),
  }
}

export function apresentarParaACasa(
  c: Caucao & { readonly pedeDecisao: boolean },
): z.infer<typeof CaucaoDaCasa> {
  return {
    uid: c.uid,
    versao: c.versao,
    leiUid: c.leiUid,
    leilao: c.leilao,
    leilaoSituacao: c.leilaoSituacao,
    cliUid: c.cliUid,
    cliente: c.cliente,
    apelido: c.apelido,
    situacao: c.situacao,
    valor: c.valor,
    limite: c.limite,
    valorRecebido: c.valorRecebido,
    valorAplicado: c.valorAplicado,
    valorRetido: c.valorRetido,
    valorDevolvido: c.valorDevolvido,
    pagaAt: iso(c.pagaAt),
    motivo: c.motivo,
    criadaAt: iso(c.createdAt),
    pedeDecisao: c.pedeDecisao,
  }
}
