// The client's choices as the server has them; a change shows at once and is taken back when it was refused.
import { Skeleton } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

export type Lidas = RespostaDe<Calls['GET /v1/cliente/preferencias-de-aviso']>
export type Preferencia = Lidas['preferencias'][number]
export type CanalDaPreferencia = Preferencia['canais'][number]['canal']
export type SossegoLido = Lidas['sossego']
const CHAVE = ['preferencias-de-aviso']

export const Esperando = () => (
  <Skeleton height={320} radius="md" role="status" aria-label="Carregando avisos" />
)

export function usePreferencias() {
  const consultas = useQueryClient()
  const consulta = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/cliente/preferencias-de-aviso'),
  })
  const reler = () => consultas.invalidateQueries({ queryKey: CHAVE })
  const guardar = (pedido: Promise<Lidas>): void => {
    pedido
      .then((novas) => consultas.setQueryData(CHAVE, novas))
      .then(() => avisarSucesso())
      .catch((e: unknown) => {
        avisarErro(e)
        void reler()
      })
  }
  const mudar = (tipo: string, canal: CanalDaPreferencia, ligado: boolean): void => {
    consultas.setQueryData<Lidas>(
      CHAVE,
      (l) =>
        l && {
          ...l,
          preferencias: l.preferencias.map((p) =>
            p.tipo === tipo
              ? { ...p, canais: p.canais.map((c) => (c.canal === canal ? { ...c, ligado } : c)) }
              : p,
          ),
        },
    )
    guardar(chamar('PUT /v1/cliente/preferencias-de-aviso', { body: { tipo, canal, ligado } }))
  }
  const salvarSossego = (body: SossegoLido): void =>
    guardar(chamar('PUT /v1/cliente/sossego-dos-avisos', { body }))
  return { consulta, mudar, salvarSossego, reler }
}
