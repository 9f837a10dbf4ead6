// A day of a yard and its bookings, as the wire carries them, with the answers "may I mark this now?".
import type { Agendado, DiaDaAgenda } from '@martelo/contracts/entregas/entrega.schemas.ts'
import { formatarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { type AgendaDoPatio, horariosDoDia, type Ocupacao } from '@martelo/domain/entregas/agenda-do-patio.ts'
import { faltaParaODia } from '@martelo/domain/entregas/antecipar-retirada.ts'
import { podeValidarComprovante } from '@martelo/domain/entregas/comprovante-do-item.ts'
import { type EventoDeRetirada, podeTransitarRetirada } from '@martelo/domain/entregas/states.ts'
import type { LinhaDaAgenda } from './entregas.sql.ts'

export function apresentarDia(
  dia: string,
  agenda: AgendaDoPatio,
  ocupacao: Ocupacao,
  agora: number,
): DiaDaAgenda {
  const { fechado, horarios } = horariosDoDia(dia, agenda, ocupacao, agora)
  return {
    dia,
    fechado,
    horarios: horarios.map((h) => ({
      ...h,
      inicio: new Date(h.inicio).toISOString(),
      fim: new Date(h.fim).toISOString(),
    })),
  }
}

export function apresentarAgendado(
  l: LinhaDaAgenda,
  autorizacao: Agendado['autorizacao'],
  quem: readonly Ator[],
  agora: number,
  /** why today has no place, from `lugarDeHoje` */
  semLugarHoje: string | null,
): Agendado {
  const pode = (evento: EventoDeRetirada, impedimentoDoHorario: string | null = null) => {
    const r = podeTransitarRetirada(
      { de: l.retirada, evento, atores: quem },
      {
        agora,
        agendado: { inicio: l.inicio.getTime(), fim: l.fim.getTime() },
        impedimentoDoHorario,
        erroDoTerceiro: null,
      },
    )
    if (l.situacao !== 'agendado') return { pode: false, motivo: 'Este agendamento já foi encerrado.' }
    return { pode: r.pode, motivo: r.pode ? null : r.motivo }
  }
  return {
    uid: l.uid,
    itemUid: l.itemUid,
    vndId: l.vndId,
    versao: l.versao,
    inicio: l.inicio.toISOString(),
    fim: l.fim.toISOString(),
    vaga: l.vaga,
    situacao: l.situacao,
    cliente: l.cliente,
    documento: l.documento.length === 14 ? formatarCnpj(l.documento) : formatarCpf(l.documento),
    telefone: l.telefone,
    lote: l.lote,
    veiculo: l.veiculo,
    placa: l.placa,
    terceiro:
      l.terceiroNome === null
        ? null
        : { nome: l.terceiroNome, documento: l.terceiroDocumento ?? '', telefone: l.terceiroTelefone ?? '' },
    autorizacao,
    podeConferirAutorizacao: podeValidarComprovante('retirada_por_terceiros', quem),
    entreguePara: l.entreguePara,
    chegadaAt: l.chegadaAt?.toISOString() ?? null,
    estadiaUid: l.estadiaUid,
    podeEntregar:
      autorizacao?.situacao === 'DIVERGENTE'
        ? { pode: false, motivo: `A autorização do terceiro foi recusada: ${autorizacao.motivo ?? ''}` }
        : pode('entregar'),
    podeAntecipar:
      l.situacao === 'agendado' && faltaParaODia(l.inicio.getTime(), agora) !== null
        ? pode('antecipar', semLugarHoje)
        : null,
    podeRegistrarAusencia: pode('registrarAusencia'),
    podeCancelar: pode('cancelarAgendamento'),
  }
}
