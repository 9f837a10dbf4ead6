// Connects this process to the houses' banks, and to the platform's, which houses without one of their own use.
import { chaveDoSistema } from '../../core/auth/chaves.ts'
import type { Servicos } from '../../core/servicos.ts'
import { BANCO_PIX, ligarBancoPix } from './banco-pix.integration.ts'

/** `url`: the API of the platform's bank; null: there is none. Answers how to disconnect. */
export async function ligarPagamentos(s: Servicos, url: string | null): Promise<() => void> {
  const { clientId = '', clientSecret = '' } = s.config.pix
  const esquecer =
    url === null ? () => undefined : s.externo.usarPlataforma(BANCO_PIX, { url, clientId, clientSecret })
  const desligar = ligarBancoPix(s.externo, await chaveDoSistema(s.banco, 'pix-webhook'))
  return () => {
    desligar()
    esquecer()
  }
}
