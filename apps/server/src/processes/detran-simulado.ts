// The traffic authority of the demonstration. Elsewhere each house saves its own credential.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { DETRAN } from '../modules/detran/detran.integration.ts'
import { iniciarDetran } from '../simuladores/detran.ts'

/** The auctions that it knows begin so. */
const LEILOES_DE_EXEMPLO = '2026-118'
const LOTES_DE_EXEMPLO = 12

export async function iniciarDetranSimulado({
  banco,
  config,
  externo,
}: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  // Shared, since each process of a demonstration starts an authority of its own.
  const chave = (await chaveDoSistema(banco, 'detran-simulado')).toString('hex')
  const [token, segredo] = [chave.slice(0, 32), chave.slice(32)]
  const conhece = (codigo: string) => (codigo.startsWith(LEILOES_DE_EXEMPLO) ? LOTES_DE_EXEMPLO : undefined)
  const simulado = await abrirSimulador(config, 'detran', () => iniciarDetran({ token, segredo, conhece }))
  const esquecer = externo.usarPlataforma(DETRAN, {
    url: simulado.url,
    token,
    segredoDosAvisos: segredo,
  })
  return async () => {
    esquecer()
    await simulado.parar()
  }
}
