// The traffic authority of the demonstration. Elsewhere each house saves its own credential.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { anunciarSimulador } from '../core/simuladores.ts'
import { DETRAN } from '../modules/detran/detran.integration.ts'
import { iniciarDetran } from '../simuladores/detran.ts'

/** The one auction that it knows. */
const LEILAO_DE_EXEMPLO = '2026-118'
const LOTES_DE_EXEMPLO = 12

export async function iniciarDetranSimulado({
  banco,
  config,
  externo,
}: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  // Shared, since each process of a demonstration starts an authority of its own.
  const chave = (await chaveDoSistema(banco, 'detran-simulado')).toString('hex')
  const simulado = await iniciarDetran({ token: chave.slice(0, 32), segredo: chave.slice(32) })
  simulado.abrirLeilao(LEILAO_DE_EXEMPLO, LOTES_DE_EXEMPLO)
  const recolher = anunciarSimulador('detran', simulado.url)
  const esquecer = externo.usarPlataforma(DETRAN, {
    url: simulado.url,
    token: simulado.token,
    segredoDosAvisos: simulado.segredo,
  })
  return async () => {
    recolher()
    esquecer()
    await simulado.parar()
  }
}
