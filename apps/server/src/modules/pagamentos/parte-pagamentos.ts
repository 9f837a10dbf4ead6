// Connects this process to the bank: the configured one, or none. The simulated bank is started by the processes' list,
// which then gives its address here.
import { chaveDoSistema } from '../../core/auth/chaves.ts'
import type { Servicos } from '../../core/servicos.ts'
import { abrirBancoPix, ligarBancoPix } from './banco-pix.integration.ts'

/** `url`: the bank's API. Answers how to disconnect. */
export async function ligarPagamentos(s: Servicos, url: string): Promise<() => void> {
  const { clientId, clientSecret } = s.config.pix
  return ligarBancoPix(
    abrirBancoPix({ url, clientId, clientSecret }),
    await chaveDoSistema(s.banco, 'pix-webhook'),
  )
}
