// The postal-code service of houses without one of their own: the configured one, or in the demonstration a simulated one.
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { CEP } from '../modules/clientes/consulta-de-cep.integration.ts'
import { iniciarConsultaCep } from '../simuladores/consulta-cep.ts'

export async function iniciarCep({ config, externo }: Servicos): Promise<() => Promise<void>> {
  if (config.cepUrl !== undefined) {
    const esquecer = externo.usarPlataforma(CEP, { url: config.cepUrl })
    return () => Promise.resolve(esquecer())
  }
  if (!config.demo) return () => Promise.resolve()
  const simulada = await abrirSimulador(config, 'cep', iniciarConsultaCep)
  const esquecer = externo.usarPlataforma(CEP, { url: simulada.url })
  return async () => {
    esquecer()
    await simulada.parar()
  }
}
