// Adds and removes favourites: kept locally before login, on the server after it. The first page after a login sends
// what was collected before and empties the local list. Refuses nothing: a failed call reverts the mark and says so.
import { avisar } from '@martelo/ui/toast.tsx'
import { chamar } from '../../core/api.ts'
import { aoTopo, gravarLista, lerLista } from '../../core/armazem-local.ts'
import { favoritosAgora, trocarFavoritos } from './meus-favoritos.ts'

const CHAVE = 'favoritosVeiUid'
const LIMITE = 999

let cliente = false

/** Starts the favourites of this tab. `ehCliente`: the signed-in user is a client. */
export async function iniciarFavoritos(ehCliente: boolean): Promise<void> {
  cliente = ehCliente
  const locais = lerLista(CHAVE)
  trocarFavoritos(new Set(locais))
  if (!ehCliente) return
  for (const veiUid of [...locais].reverse())
    await chamar('POST /v1/cliente/favoritos', { body: { veiUid } }).catch(jaEra)
  if (locais.length > 0) gravarLista(CHAVE, [])
  trocarFavoritos(new Set((await chamar('GET /v1/cliente/favoritos')).map((f) => f.veiUid)))
}

/**
 * Already a favourite, or a vehicle that no longer exists: both need nothing. "Favorito já existente" is success: the
 * vehicle is a favourite, which is what the person wanted.
 */
function jaEra(e: unknown): void {
  const codigo = (e as { codigo?: number }).codigo
  if (codigo !== 409 && codigo !== 404) throw e
}

/** Without an account: only this device can show it offline. */
function guardarNoAparelho(lelId: number): void {
  navigator.serviceWorker?.ready
    .then((r) => r.active?.postMessage({ favorito: lelId }))
    .catch(() => undefined)
}

/** The mark moves at once, and back if the server did not take it. */
export async function alternarFavorito(veiUid: string, lelId: number): Promise<void> {
  const antes = favoritosAgora()
  const era = antes.has(veiUid)
  trocarFavoritos(era ? new Set([...antes].filter((v) => v !== veiUid)) : new Set([veiUid, ...antes]))
  if (!cliente) {
    const lista = lerLista(CHAVE)
    gravarLista(CHAVE, era ? lista.filter((v) => v !== veiUid) : aoTopo(lista, veiUid, LIMITE))
    if (era) avisar({ tipo: 'sucesso', mensagem: 'Removido com sucesso' })
    else guardarNoAparelho(lelId)
    return
  }
  try {
    if (era) {
      const { message } = await chamar('DELETE /v1/cliente/favoritos/:veiUid', { params: { veiUid } })
      avisar({ tipo: 'sucesso', mensagem: message })
    } else await chamar('POST /v1/cliente/favoritos', { body: { veiUid } }).catch(jaEra)
  } catch (e) {
    trocarFavoritos(antes)
    avisar({
      tipo: 'erro',
      mensagem: e instanceof Error ? e.message : 'Não foi possível guardar o favorito.',
    })
  }
}
