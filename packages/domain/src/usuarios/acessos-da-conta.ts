/** How an account was entered, how a try ended, and how a session stands, in words. */

export const ROTULO_DA_FORMA: Readonly<Record<string, string>> = {
  cliente: 'E-mail e senha',
  sistema: 'Acesso da equipe',
  'uso-unico': 'Senha de uso único',
  hash: 'Endereço de acesso emitido',
  refresh: 'Sessão renovada',
  codigo: 'Código recebido',
  'segundo-fator': 'Segundo fator',
  chave: 'Chave de acesso',
  cadastro: 'Cadastro concluído',
}

export const ROTULO_DO_RESULTADO: Readonly<Record<string, string>> = {
  ok: 'Entrou',
  senha: 'Senha errada',
  bloqueado: 'Bloqueado',
  limite: 'Muitas tentativas',
  desconhecido: 'Conta desconhecida',
  expirado: 'Endereço vencido',
}

/** Not the password: that one was right, or was not asked. */
const CODIGOS: readonly string[] = ['segundo-fator', 'codigo', 'uso-unico']

export const resultadoDaEntrada = (e: { readonly forma: string; readonly resultado: string }): string =>
  e.resultado === 'senha' && CODIGOS.includes(e.forma)
    ? 'Código errado'
    : (ROTULO_DO_RESULTADO[e.resultado] ?? e.resultado)

export const SITUACOES_DA_SESSAO = ['aberta', 'encerrada', 'expirada'] as const
export type SituacaoDaSessao = (typeof SITUACOES_DA_SESSAO)[number]
export const ROTULO_DA_SESSAO: Readonly<Record<SituacaoDaSessao, string>> = {
  aberta: 'Aberta',
  encerrada: 'Encerrada',
  expirada: 'Expirou',
}

/** How a login stands and since when; instants in epoch ms, `desde` null while it is open. */
export function situacaoDaSessao(
  s: { readonly encerradaAt: number | null; readonly expiraAt: number },
  agora: number,
): { readonly situacao: SituacaoDaSessao; readonly desde: number | null } {
  if (s.encerradaAt !== null && s.encerradaAt < s.expiraAt)
    return { situacao: 'encerrada', desde: s.encerradaAt }
  if (s.expiraAt <= agora) return { situacao: 'expirada', desde: s.expiraAt }
  return { situacao: 'aberta', desde: null }
}
