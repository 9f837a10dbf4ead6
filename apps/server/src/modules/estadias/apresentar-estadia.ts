import { permite } from '@martelo/contracts/core/permissions.ts'
import type {
  EstadiaCompleta,
  EstadiaNaLista,
  ServicoDaEstadia,
  ServicoNaLista,
  VistoriaDoRegistro,
} from '@martelo/contracts/estadias/estadia.schemas.ts'
import { diaEmBrasilia, diasEntre } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { podeTransitarServico } from '@martelo/domain/estadias/servicos-da-estadia.ts'
import {
  type EventoDeEstadia,
  podeTransitarEstadia,
  TRANSICOES_DE_ESTADIA,
} from '@martelo/domain/estadias/states.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { type VistoriaLigada, vistoriasDe } from '../vistorias/door.ts'
import { atores } from './atores-no-patio.ts'
import { contarEstadia, type EstadiaContada } from './contar-estadia.ts'
import { lerServicos, type LinhaDeEstadia, type LinhaDeServico, movimentosDa } from './estadias.sql.ts'

type Lista = z.infer<typeof EstadiaNaLista>
type Completa = z.infer<typeof EstadiaCompleta>

export function naListaDeEstadias(l: LinhaDeEstadia, agora: number): Lista {
  const fim = diaEmBrasilia(l.diaFim?.getTime() ?? agora)
  return {
    uid: l.uid,
    situacao: l.situacao,
    patioUid: l.patioUid,
    patio: l.patio,
    vaga: l.vaga,
    codigoChave: l.codigoChave,
    comitente: l.comitente,
    previstaEm: l.previstaEm,
    diaInicio: iso(l.diaInicio),
    diaFim: iso(l.diaFim),
    dias: l.diaInicio === null ? 0 : diasEntre(diaEmBrasilia(l.diaInicio.getTime()), fim),
    servicosAbertos: l.servicosAbertos,
    veiculo: {
      uid: l.veiUid,
      nome: l.veiculo,
      placa: l.placa,
      chassi: l.chassi,
      cor: l.cor,
      ano: [l.anoFabricacao, l.anoModelo].filter(Boolean).join('/'),
      foto: l.chave === null ? null : urlPublica(`${l.chave}-${l.largura}.webp`),
    },
  }
}

export function apresentarServico(ctx: Ctx, l: LinhaDeServico): z.infer<typeof ServicoDaEstadia> {
  const pode = (evento: 'agendar' | 'realizar' | 'cancelar'): boolean =>
    podeTransitarServico({ de: l.situacao, evento, atores: atores(ctx) }, { dia: '-', motivo: '-' }).pode
  const aberto = l.situacao === 'SOLICITADO' || l.situacao === 'AGENDADO'
  return {
    uid: l.uid,
    tipoServico: l.tipoServico,
    situacao: l.situacao,
    observacao: l.observacao,
    pessoaUid: l.pessoaUid,
    pessoa: l.pessoa,
    prometidoAt: iso(l.prometidoAt),
    agendadoAt: iso(l.agendadoAt),
    encerradoAt: iso(l.encerradoAt),
    encerradoPor: l.encerradoPor,
    motivo: l.motivo,
    solicitadoAt: iso(l.solicitadoAt),
    solicitadoPor: l.solicitadoPor,
    atrasado: aberto && (l.agendadoAt ?? l.prometidoAt).getTime() < ctx.agora,
    versao: l.versao,
    can: { agendar: pode('agendar'), realizar: pode('realizar'), cancelar: pode('cancelar') },
  }
}

export const naListaDeServicos = (ctx: Ctx, l: LinhaDeServico): z.infer<typeof ServicoNaLista> => ({
  ...apresentarServico(ctx, l),
  estadiaUid: l.estadiaUid,
  patio: l.patio,
  vaga: l.vaga,
  codigoChave: l.codigoChave,
  veiculo: l.veiculo,
  placa: l.placa,
})

export const naListaDeVistorias = (v: VistoriaLigada): z.infer<typeof VistoriaDoRegistro> => ({
  uid: v.uid,
  tipo: v.tipo,
  situacao: v.situacao,
  saidaPatio: v.saidaPatio,
  vistoriador: v.vistoriador,
  nota: v.nota,
  dataFim: iso(v.dataFim),
})

export const foiVendido = ({ compra }: Pick<EstadiaContada, 'compra'>): boolean => compra !== undefined

function atosDe(ctx: Ctx, l: LinhaDeEstadia, contada: EstadiaContada): Completa['atos'] {
  const pode = (evento: EventoDeEstadia) => {
    const r = podeTransitarEstadia(
      { de: l.situacao, evento, atores: atores(ctx) },
      { motivo: '-', erroDaSaida: null, dividaDoComprador: contada.devido, vendido: foiVendido(contada) },
    )
    return { pode: r.pode, motivo: r.pode ? null : r.motivo }
  }
  const eventos = [...new Set(TRANSICOES_DE_ESTADIA.map((t) => t.evento))]
  return Object.fromEntries(eventos.map((e) => [e, pode(e)])) as Completa['atos']
}

export async function apresentarEstadia(ctx: Ctx, tx: Tx, l: LinhaDeEstadia): Promise<Completa> {
  const hotId = ctx.hotsite.id
  const contada = await contarEstadia(tx, hotId, l, ctx.agora)
  const { compra, tabela, contas, devido } = contada
  const movimentos = await movimentosDa(tx, hotId, l.id)
  const servicos = await lerServicos(tx, hotId, sql`s.est_id = ${l.id}`)
  const tem = (p: Parameters<typeof permite>[0]): boolean => permite(p, ctx.sessao)
  return {
    ...naListaDeEstadias(l, ctx.agora),
    observacao: l.observacao,
    devolucaoNome: l.devolucaoNome,
    devolucaoTipoDoc: l.devolucaoTipoDoc,
    devolucaoTipoMotivo: l.devolucaoTipoMotivo,
    devolucaoMotivo: l.devolucaoMotivo,
    devolucaoObservacao: l.devolucaoObservacao,
    devolucaoDoc: l.devolucaoDoc,
    devolucaoData: iso(l.devolucaoData),
    assinatura: l.assinatura,
    finalizadoPor: l.finalizadoPor,
    finalizadoAt: iso(l.finalizadoAt),
    finalizadoByCliente: l.finalizadoByCliente,
    createdAt: iso(l.createdAt),
    createdPor: l.createdPor,
    updatedAt: iso(l.updatedAt),
    versao: l.versao,
    enderecoDaChave: `${ctx.origem}/admin/estadias?chave=${l.codigoChave}`,
    contas: {
      tabela: tabela?.nome ?? null,
      diaria: tabela?.diaria ?? null,
      comitente: contas.comitente,
      comprador: contas.comprador,
      recebidas: l.diariasRecebidas,
      dispensadas: l.diariasDispensadas,
      devido,
      motivo: l.diariasMotivo,
    },
    compra:
      compra === undefined
        ? null
        : {
            vndId: compra.vndId,
            lote: compra.lote,
            comprador: compra.comprador,
            dataFimEstadia: iso(compra.dataFimEstadia),
          },
    movimentos: movimentos.map((m) => ({ ...m, quando: iso(m.quando) })),
    vistorias: (await vistoriasDe(tx, hotId, { estadiaId: l.id })).map(naListaDeVistorias),
    servicos: servicos.toSorted((a, b) => b.id - a.id).map((s) => apresentarServico(ctx, s)),
    atos: atosDe(ctx, l, contada),
    can: {
      mover: tem('estadia:mover'),
      pedir: tem('estadia:pedir'),
      receber: tem('estadia:receber') && devido > 0,
      dispensar: tem('estadia:dispensar') && devido > 0,
    },
  }
}
