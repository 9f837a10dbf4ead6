// Tokens of the broadcast for browsers: what the media engine signs, with the lives that the specification names.
import { TOKEN_DE_PUBLICAR_S, TOKEN_DE_VER_S } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import type { Servicos } from '../../core/servicos.ts'

export interface PasseDado {
  readonly token: string
  readonly segundos: number
}
type Com = Pick<Servicos, 'midia' | 'banco'>

export function passeParaVer(s: Com, hotId: number, canal: string): PasseDado {
  const ate = s.banco.relogio.agora() + TOKEN_DE_VER_S * 1000
  const token = s.midia.passes.assinar({ hotId, canal, acao: 'ver', alvo: null, cerca: 0, ate })
  return { token, segundos: TOKEN_DE_VER_S }
}

export function passeParaPublicar(
  s: Com,
  hotId: number,
  p: { readonly canal: string; readonly transmissao: string; readonly cerca: number },
): PasseDado {
  const ate = s.banco.relogio.agora() + TOKEN_DE_PUBLICAR_S * 1000
  const token = s.midia.passes.assinar({
    hotId,
    canal: p.canal,
    acao: 'publicar',
    alvo: p.transmissao,
    cerca: p.cerca,
    ate,
  })
  s.midia.ordenar({ t: 'renovar', canal: p.canal, transmissao: p.transmissao, ate })
  return { token, segundos: TOKEN_DE_PUBLICAR_S }
}
