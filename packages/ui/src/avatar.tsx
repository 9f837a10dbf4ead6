/** A person or consignor as picture or initials. The name stands beside it, so the avatar itself says nothing. */
import './avatar.css'

/** "Maria das Dores Souza" → "MS": first and last word, particles aside. */
export function iniciais(nome: string): string {
  const palavras = nome
    .split(/\s+/)
    .filter((p) => /^[\p{L}\p{N}]/u.test(p) && !/^(da|de|do|das|dos|e)$/i.test(p))
  const [primeira = '', ultima = ''] = [palavras[0], palavras.length > 1 ? palavras.at(-1) : '']
  return ([...primeira].slice(0, 1).join('') + [...ultima].slice(0, 1).join('')).toLocaleUpperCase('pt-BR')
}

export type AvatarProps = { readonly nome: string; readonly src?: string; readonly size?: 's' | 'm' | 'l' }

export function Avatar({ nome, src, size = 'm' }: AvatarProps) {
  return (
    <span className="ui-avatar" data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" /> : iniciais(nome)}
    </span>
  )
}
