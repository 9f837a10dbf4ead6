// A validation for the staff's screen, with what this session may answer.
import type { Validacao } from '@martelo/contracts/validacoes/validacao.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { resultadosPossiveis } from '@martelo/domain/validacoes/states.ts'
import type { Sessao } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import type { LinhaDeValidacao } from './validacoes.sql.ts'

export function apresentarValidacao(v: LinhaDeValidacao, sessao: Sessao | null): Validacao {
  return {
    uid: v.uid,
    cliUid: v.cliUid,
    clienteNome: v.clienteNome,
    lelUid: v.lelUid,
    procobUid: v.procobUid,
    ccrpvUid: v.ccrpvUid,
    ciUid: v.ciUid,
    tipoValidacao: v.tipoValidacao,
    resultado: v.resultado,
    motivos: permite('procob:laudo', sessao) ? [...v.motivos] : [],
    valorDaOferta: v.valorDaOferta,
    consultaDepois:
      v.consultaUid === null || v.consultaResultado === null || v.consultaAt === null
        ? null
        : { uid: v.consultaUid, resultado: v.consultaResultado, quando: v.consultaAt.toISOString() },
    aprovadoBy: v.aprovadoBy,
    aprovadoAt: iso(v.aprovadoAt),
    createdBy: v.createdBy,
    createdAt: v.createdAt.toISOString(),
    updatedBy: v.updatedBy,
    updatedAt: iso(v.updatedAt),
    podem: permite('validacao:responder', sessao)
      ? resultadosPossiveis(v.resultado, atoresDosPapeis(sessao?.papeis ?? []))
      : [],
  }
}
