// Who is told of an incident: its client of what the house writes and decides, the house of what the client writes and of
// deadlines; open screens by a notice after the commit.
import { ROTULO_DA_DECISAO } from '@martelo/domain/incidentes/states.ts'
import { ROTULO_DO_TIPO_DE_INCIDENTE } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { efeitoEmPalavras } from './apresentar-incidente.ts'
import { codigoDoIncidente } from './codigo-do-incidente.ts'
import type { LinhaDeIncidente } from './incidentes.sql.ts'

type Correio = Pick<Servicos, 'correio'>

/** After the commit. */
export function avisarTelas(s: Pick<Servicos, 'tempoReal'>, n: LinhaDeIncidente): void {
  const dados = { uid: n.uid, situacao: n.situacao }
  if (n.cliUid !== null && n.doCliente) s.tempoReal.avisar(`cliente:${n.cliUid}`, 'on-incidente', dados)
  s.tempoReal.avisar(`retaguarda:${n.hotId}`, 'on-incidente', dados)
}

/** The responsible person; without one, all whose work it is. */
const paraACasa = (n: LinhaDeIncidente) =>
  n.responsavelId === null ? ({ casa: true } as const) : { usuId: n.responsavelId }

const DA_CASA = {
  aberto: 'incidente-aberto',
  mensagem: 'incidente-do-cliente',
  prazo: 'incidente-atrasado',
} as const

export async function escreverACasa(
  s: Correio,
  tx: Tx,
  n: LinhaDeIncidente,
  oque: keyof typeof DA_CASA,
  texto: string | null,
): Promise<void> {
  await s.correio.avisar(tx, n.hotId, {
    tipo: DA_CASA[oque],
    para: paraACasa(n),
    variaveis: {
      codigo: codigoDoIncidente(n),
      assunto: n.assunto,
      tipo: ROTULO_DO_TIPO_DE_INCIDENTE[n.tipo],
      cliente: n.clienteNome,
      texto,
      prazo: n.prazo.getTime(),
    },
    link: `/admin/incidente/${n.uid}`,
    marca: `incidente:${n.uid}`,
  })
}

/** Only the client who opened it is written to. */
export async function escreverAoCliente(
  s: Correio,
  tx: Tx,
  n: LinhaDeIncidente,
  oque: 'resposta' | 'decisao',
  texto: string,
  por: number | null,
): Promise<void> {
  if (n.donoId === null || !n.doCliente) return
  await s.correio.avisar(tx, n.hotId, {
    tipo: oque === 'resposta' ? 'incidente-resposta' : 'incidente-decidido',
    para: { cliId: n.donoId },
    variaveis: {
      codigo: codigoDoIncidente(n),
      assunto: n.assunto,
      texto,
      decisao: n.decisao === null ? null : ROTULO_DA_DECISAO[n.decisao],
      efeito: efeitoEmPalavras(n),
    },
    link: `/cliente/problemas/${n.uid}`,
    marca: `incidente:${n.uid}`,
    por,
  })
}
