// Small lists in the browser's storage, read without trust: another tab, an older version or a person may have written
// anything there, and storage may be closed altogether (private windows). A list that cannot be read is empty.

/** Strings under `chave`; whatever is not a list of strings is nothing. */
export function lerLista(chave: string, onde: 'localStorage' | 'sessionStorage' = 'localStorage'): string[] {
  try {
    const lido: unknown = JSON.parse(globalThis[onde].getItem(chave) ?? '[]')
    return Array.isArray(lido) ? lido.filter((v) => typeof v === 'string') : []
  } catch {
    return []
  }
}

/** False when the browser does not let us write (full, or closed). */
export function gravarLista(
  chave: string,
  lista: readonly string[],
  onde: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    globalThis[onde].setItem(chave, JSON.stringify(lista))
    return true
  } catch {
    return false
  }
}

/** What stands under this belongs to who is signed in: it goes when he signs out, and when another one signs in. */
export const DA_SESSAO = 'martelo:sessao:'

export function esquecerDaSessao(): void {
  try {
    for (const chave of Object.keys(localStorage))
      if (chave.startsWith(DA_SESSAO)) localStorage.removeItem(chave)
  } catch {
    // Storage that is closed keeps nothing.
  }
}

/** Most recent first, without duplicates, at most `limite`. */
export function aoTopo(lista: readonly string[], valor: string, limite: number): string[] {
  return [valor, ...lista.filter((v) => v !== valor)].slice(0, limite)
}
