// The postal-code service of this process: the configured one, or in the demonstration a simulated one that starts here.
import type { Servicos } from '../core/servicos.ts'
import { usarCep } from '../modules/clientes/consulta-de-cep.integration.ts'
import { iniciarConsultaCep } from '../simuladores/consulta-cep.ts'

export async function iniciarCep(s: Servicos): Promise<() => Promise<void>> {
  const { cepUrl, demo } = s.config
  if (cepUrl !== undefined) {
    const esquecer = usarCep(cepUrl)
    return () => Promise.resolve(esquecer())
  }
  if (!demo) return () => Promise.resolve()
  const simulada = await iniciarConsultaCep()
  const esquecer = usarCep(simulada.url)
  return async () => {
    esquecer()
    await simulada.parar()
  }
}
