// Makes a boleto of a locked sale: payment line, number, codes, and the request to the bank, in the caller's transaction.
import {
  bancoDe,
  type ContaDeCobranca,
  campoLivre,
  errosDaConta,
  numeroDoBoleto,
} from '@martelo/domain/boletos/bancos.ts'
import { type CondicoesDoBoleto, errosDasCondicoes } from '@martelo/domain/boletos/encargos.ts'
import {
  codigoDeBarras,
  linhaDigitavel,
  VALOR_MAXIMO_DO_BOLETO,
} from '@martelo/domain/boletos/linha-digitavel.ts'
import { proximoDiaUtil } from '@martelo/domain/calendario/dias-uteis.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { inserirPagamento } from '../pagamentos/door.ts'
import { calendarioBancario, type QuemMexe, type VendaLida } from '../vendas/door.ts'
import { registrarNoBanco } from './banco-boleto.integration.ts'
import {
  contaDeCobranca,
  convenioDaVenda,
  type LinhaDeConvenio,
  lerPagador,
  tomarNumero,
} from './boletos.sql.ts'

export interface PedidoDeBoleto {
  readonly valor: number
  /** null: the payment date */
  readonly vencimento: string | null
  readonly abatimento: number
  readonly desconto: number
  readonly descontoAte: string | null
  /** the boleto whose second copy this is */
  readonly substituiId: number | null
}

interface Conferido {
  readonly c: LinhaDeConvenio & { readonly via: 'API' | 'CNAB' }
  readonly conta: ContaDeCobranca
  readonly condicoes: CondicoesDoBoleto
}

/** Account and terms, each refused at its field. */
async function conferirPedido(m: QuemMexe, tx: Tx, v: VendaLida, p: PedidoDeBoleto): Promise<Conferido> {
  const c = await convenioDaVenda(tx, m.hotsite.id, v.venda.id)
  if (c === undefined || c.via === null)
    throw new RecusaLancada(
      recusar('SEM_CONVENIO', 'Nenhuma conta emite boletos. Configure o convênio em Boletos.'),
    )
  const conta = contaDeCobranca(c)
  const errado = errosDaConta(conta)[0]
  if (errado !== undefined)
    throw new RecusaLancada(recusar('SEM_CONVENIO', `A conta não pode emitir boletos: ${errado.erro}`))
  const hoje = diaEmBrasilia(m.agora)
  const bancario = calendarioBancario(m.agora)
  const pedido = p.vencimento ?? diaEmBrasilia(v.venda.dataPagamento.getTime())
  // A buyer who is late gets a boleto of today; what the house chose is judged as it is.
  const base = p.vencimento === null && pedido < hoje ? hoje : pedido
  const condicoes: CondicoesDoBoleto = {
    valor: p.valor,
    vencimento: p.vencimento !== null && base < hoje ? base : proximoDiaUtil(base, bancario),
    multa: c.multa,
    jurosAoMes: c.jurosAoMes,
    abatimento: p.abatimento,
    desconto: p.desconto,
    descontoAte: p.descontoAte,
  }
  const campos: Record<string, string> = Object.fromEntries(
    errosDasCondicoes(condicoes, hoje).map((e) => [e.campo, e.erro]),
  )
  if (p.valor > VALOR_MAXIMO_DO_BOLETO)
    campos['valor'] = `Um boleto vale no máximo ${formatarReais(VALOR_MAXIMO_DO_BOLETO)}.`
  const primeiro = Object.values(campos)[0]
  if (primeiro !== undefined) throw new RecusaLancada(recusar('CAMPOS', primeiro, { campos }))
  return { c: { ...c, via: c.via }, conta, condicoes }
}

const pedirRegistro = (
  tx: Tx,
  hotId: number,
  b: { readonly id: number; readonly uid: string },
): Promise<void> =>
  registrarNoBanco.agendar(tx, {
    hotId,
    dados: { id: b.id },
    objeto: { tipo: 'boleto', uid: b.uid },
    chave: b.uid,
  })

/** Throws SEM_CONVENIO and CAMPOS. With the sale locked. */
export async function fazerBoleto(
  m: QuemMexe,
  tx: Tx,
  v: VendaLida,
  p: PedidoDeBoleto,
): Promise<{ uid: string; id: number }> {
  const hotId = m.hotsite.id
  const { c, conta, condicoes } = await conferirPedido(m, tx, v, p)
  const hoje = diaEmBrasilia(m.agora)
  const numero = numeroDoBoleto(conta, await tomarNumero(tx, hotId, c.conId))
  const codigo = codigoDeBarras({ ...condicoes, banco: conta.banco, campoLivre: campoLivre(conta, numero) })
  const pagador = await lerPagador(tx, hotId, v.venda.cliId)
  const pagamento = await inserirPagamento(tx, {
    hotId,
    vndId: v.venda.id,
    tipo: 'BOLETO',
    valor: p.valor,
    conId: c.conId,
    createdBy: m.sessao?.usuId ?? null,
  })
  const novo = await tx
    .insertInto('boleto')
    .values({
      hotId,
      vndId: v.venda.id,
      pagId: pagamento.id,
      conId: c.conId,
      via: c.via,
      nossoNumero: numero.numero,
      nossoNumeroDigito: numero.digito,
      nossoNumeroImpresso: numero.impresso,
      numeroDocumento: `V${numeroDaVenda(v.venda.id)}`.slice(0, 10),
      ...condicoes,
      emissao: hoje,
      diasParaBaixa: c.diasParaBaixa,
      diasParaProtesto: c.diasParaProtesto,
      instrucoes: c.instrucoes,
      codigoDeBarras: codigo,
      linhaDigitavel: linhaDigitavel(codigo),
      conta: sql`${JSON.stringify({
        ...conta,
        bancoNome: c.banco || bancoDe(conta.banco).nome,
        titular: c.titular,
        titularDocumento: c.titularDocumento,
        endereco: m.hotsite.cidade ?? '',
      })}::jsonb`,
      pagador: sql`${JSON.stringify(pagador)}::jsonb`,
      substituiId: p.substituiId,
      createdBy: m.sessao?.usuId ?? null,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  if (c.via === 'API') await pedirRegistro(tx, hotId, novo)
  await auditar(m, tx, {
    entidade: 'boleto',
    uid: novo.uid,
    acao: 'emitir',
    depois: {
      venda: v.venda.uid,
      nossoNumero: numero.impresso,
      valor: p.valor,
      vencimento: condicoes.vencimento,
    },
  })
  return novo
}
