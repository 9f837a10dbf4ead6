/**
 * The times of a session, once for server and browser; all instants are the server's. The specification gives the
 * check, the waiting loop, the call time-out and the idle time; it leaves life times and threshold open. 270 s of
 * threshold hold two checks (30 s) and one whole call (40 s), so that no call leaves with a token that expires on the
 * way; and still one check when the server's clock is set two minutes forward, so that it signs no user out.
 */
export const SESSAO = {
  acessoSegundos: 15 * 60,
  renovacaoDias: 1,
  renovacaoDiasManterLogado: 30,
  limiarDeRenovacaoSegundos: 270,
  verificacaoSegundos: 30,
  tempoLimiteDeChamadaMs: 40_000,
  ociosidadeSegundos: 300,
  /** A reminder with this much idle time left. */
  lembretesDeOciosidadeSegundos: [60, 15],
} as const

const DIA_SEGUNDOS = 24 * 60 * 60

/** Instants (epoch ms) at which the tokens that are issued now end. */
export function prazosDaSessao(
  agora: number,
  manterLogado: boolean,
): { acessoAte: number; renovacaoAte: number } {
  const dias = manterLogado ? SESSAO.renovacaoDiasManterLogado : SESSAO.renovacaoDias
  return {
    acessoAte: agora + SESSAO.acessoSegundos * 1000,
    renovacaoAte: agora + dias * DIA_SEGUNDOS * 1000,
  }
}

export type PassoDaSessao = 'nada' | 'renovar' | 'encerrar'

/**
 * What the check of every 30 s does. "If it has expired and the user did not choose to stay logged in, the session is
 * cleared" (specification, section 4); with `manterLogado` an expired access token may still be renewed.
 */
export function passoDaSessao(
  sessao: { readonly dataFimToken: number; readonly manterLogado: boolean },
  agora: number,
): PassoDaSessao {
  const restante = sessao.dataFimToken - agora
  if (restante <= 0 && !sessao.manterLogado) return 'encerrar'
  return restante < SESSAO.limiarDeRenovacaoSegundos * 1000 ? 'renovar' : 'nada'
}
