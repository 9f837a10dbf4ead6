// A person's choices as the server has them; a change shows at once and is taken back when it was refused.
import { Skeleton } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'

export type Lidas = RespostaDe<Calls['GET /v1/cliente/preferencias-de-aviso']>
export type Preferencia = Lidas['preferencias'][number]
export type CanalDaPreferencia = Preferencia['canais'][number]['canal']
export type SossegoLido = Lidas['sossego']
interface Escolha {
  readonly tipo: string
  readonly canal: CanalDaPreferencia
  readonly ligado: boolean
}

/** A client's notices, and those of the house's people and of consignors, have calls of their own. */
const CHAMADAS = {
  cliente: {
    ler: () => chamar('GET /v1/cliente/preferencias-de-aviso'),
    mudar: (body: Escolha) => chamar('PUT /v1/cliente/preferencias-de-aviso', { body }),
    sossegar: (body: SossegoLido) => chamar('PUT /v1/cliente/sossego-dos-avisos', { body }),
  },
  equipe: {
    ler: () => chamar('GET /v1/equipe/preferencias-de-aviso'),
    mudar: (body: Escolha) => chamar('PUT /v1/equipe/preferencias-de-aviso', { body }),
    sossegar: (body: SossegoLido) => chamar('PUT /v1/equipe/sossego-dos-avisos', { body }),
  },
} as const

export const Esperando = () => (
  <Skeleton height={320} radius="md" role="status" aria-label="Carregando avisos" />
)

export function usePreferencias(de: keyof typeof CHAMADAS) {
  const consultas = useQueryClient()
  const chave = ['preferencias-de-aviso', de]
  const consulta = useQuery({ queryKey: chave, queryFn: CHAMADAS[de].ler })
  const reler = () => consultas.invalidateQueries({ queryKey: chave })
  const guardar = (pedido: Promise<Lidas>): void => {
    pedido
      .then((novas) => consultas.setQueryData(chave, novas))
      .then(() => avisarSucesso())
      .catch((e: unknown) => {
        avisarErro(e)
        void reler()
      })
  }
  const mudar = (tipo: string, canal: CanalDaPreferencia, ligado: boolean): void => {
    consultas.setQueryData<Lidas>(
      chave,
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
    guardar(CHAMADAS[de].mudar({ tipo, canal, ligado }))
  }
  const salvarSossego = (s: SossegoLido): void => guardar(CHAMADAS[de].sossegar(s))
  return { consulta, mudar, salvarSossego, reler }
}
