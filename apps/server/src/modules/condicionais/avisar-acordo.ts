// Tells both sides of a conditional sale what happened: a notice of the catalogue in the transaction, a word for open
// screens after the commit.
//
// Neither the client's name (for the consignor) nor the reserve (for the client) is available here.
import { ehTipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ultimoDiaDoPrazo } from '@martelo/domain/condicionais/acordo.ts'
import type { EventoDeCondicional } from '@martelo/domain/condicionais/states.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { condicionalDaLinha } from '../pregao/door.ts'
import { pessoasDoComitente } from '../comitentes/door.ts'
import type { LoteEmAcordo } from './condicionais.sql.ts'

type Momento = EventoDeCondicional | 'abrir'
type Texto = (l: LoteEmAcordo) => string

const reais = (v: number | null) => formatarReais(v ?? 0)
const ate = (l: LoteEmAcordo) =>
  l.condicionalPrazo === null ? '' : ` até ${formatarDia(ultimoDiaDoPrazo(l.condicionalPrazo.getTime()))}`

const AO_CLIENTE: Partial<Record<Momento, Texto>> = {
  abrir: (l) =>
    `O seu lance de ${reais(l.lanceValor)} ficou em condicional: o comitente responde${ate(l)}. Nada é devido antes da resposta, e o lance continua valendo.`,
  liberar: (l) =>
    `O comitente liberou a venda por ${reais(l.lanceValor)}. Veja em Minhas compras como pagar.`,
  recusar: () => 'O comitente não aceitou o lance. Nada é devido.',
  novoValor: (l) =>
    `O comitente pede ${reais(l.condicionalNovoValor)} (o seu lance foi de ${reais(l.lanceValor)}). Aceite, recuse ou faça uma contraproposta${ate(l)}.`,
  clienteAceita: (l) =>
    `Você aceitou o novo valor de ${reais(l.condicionalNovoValor)}. Veja em Minhas compras como pagar.`,
  aceitarReplica: (l) =>
    `O comitente aceitou a sua contraproposta de ${reais(l.condicionalReplicaValor)}. Veja em Minhas compras como pagar.`,
  clienteRecusa: () => 'Você recusou o novo valor. Nada é devido.',
  clienteRetira: () => 'Você retirou o seu lance. Nada é devido.',
  expirar: () => 'O prazo da condicional terminou sem acordo. Nada é devido.',
  prorrogar: (l) =>
    `O comitente não respondeu, e o lote continua em condicional${ate(l)}. O seu lance de ${reais(l.lanceValor)} continua valendo; a partir de agora você pode retirá-lo em Minhas compras.`,
  encerrar: () => 'A condicional foi encerrada. Nada é devido.',
  reabrir: (l) => `A condicional foi reaberta: o comitente responde${ate(l)}.`,
}

const AO_COMITENTE: Partial<Record<Momento, Texto>> = {
  abrir: (l) =>
    `O lote recebeu ${reais(l.lanceValor)} e depende da sua resposta${ate(l)}: libere, recuse ou peça um novo valor.`,
  clienteReplica: (l) =>
    `O cliente contrapropôs ${reais(l.condicionalReplicaValor)} ao seu pedido de ${reais(l.condicionalNovoValor)}. Responda${ate(l)}.`,
  clienteAceita: (l) =>
    `O cliente aceitou o novo valor de ${reais(l.condicionalNovoValor)}. A venda foi gerada.`,
  clienteRecusa: (l) => `O cliente recusou o novo valor de ${reais(l.condicionalNovoValor)}.`,
  clienteRetira: (l) => `O cliente retirou o lance de ${reais(l.lanceValor)}.`,
  expirar: () => 'O prazo da condicional terminou sem acordo.',
  prorrogar: (l) =>
    `O lote continua em condicional e depende da sua resposta${ate(l)}. O cliente já não está preso ao lance de ${reais(l.lanceValor)} e pode retirá-lo.`,
  reabrir: (l) => `A condicional foi reaberta e depende da sua resposta${ate(l)}.`,
}

const cabeca = (l: LoteEmAcordo) => `Lote ${l.numero} – ${l.nome} (${l.leilao})`

/** The notices of an event, to both sides. In the transaction. */
export async function escreverDoAcordo(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  l: LoteEmAcordo,
  momento: Momento,
): Promise<void> {
  const base = {
    variaveis: {
      lote: `${l.numero} – ${l.nome}`,
      leilao: l.leilao,
      lance: l.lanceValor,
      novoValor: l.condicionalNovoValor,
      replica: l.condicionalReplicaValor,
      // The words around it stay without a deadline.
      ate: ate(l) || ' em breve',
    },
    marca: `lote:${l.lelUid}`,
  }
  const doCliente = `condicional-${momento}`
  if (l.cliId !== null && ehTipoDeAviso(doCliente))
    await s.correio.avisar(tx, l.hotId, {
      ...base,
      tipo: doCliente as 'condicional-abrir',
      para: { cliId: l.cliId },
      link: `/cliente/meus-lances?lote=${l.lelUid}`,
    })
  const doComitente = `comitente-${momento}`
  if (!ehTipoDeAviso(doComitente)) return
  const pessoas = await pessoasDoComitente(tx, l.hotId, l.comId)
  await s.correio.avisarVarios(
    tx,
    l.hotId,
    pessoas.map((usuId) => ({
      ...base,
      tipo: doComitente as 'comitente-abrir',
      para: { usuId },
      link: `/admin/acompanhar-leilao/${l.leiUid}`,
    })),
  )
}

/** Open screens of both sides and of the house. After the commit. */
export function avisarAcordo(s: Pick<Servicos, 'tempoReal'>, l: LoteEmAcordo, momento: Momento): void {
  const condicional = condicionalDaLinha(l)
  if (condicional === null) return
  const base = { lelUid: l.lelUid, leiUid: l.leiUid, numero: l.numero, nome: l.nome }
  const daCasa = `${cabeca(l)}: ${condicional.situacao}`
  if (l.cliUid !== null)
    s.tempoReal.avisar(`cliente:${l.cliUid}`, 'condicional-atualizada', {
      ...base,
      // Who answered for the consignor is not the client's business.
      condicional: { ...condicional, respostaNome: null },
      mensagem: AO_CLIENTE[momento]?.(l) ?? '',
    })
  s.tempoReal.avisar(`comitente:${l.comId}`, 'condicional-atualizada', {
    ...base,
    condicional,
    mensagem: AO_COMITENTE[momento]?.(l) ?? '',
  })
  s.tempoReal.avisar(`retaguarda:${l.hotId}`, 'condicional-atualizada', {
    ...base,
    condicional,
    mensagem: daCasa,
  })
}
