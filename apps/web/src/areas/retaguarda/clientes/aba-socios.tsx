// The partners of a company, for the house.
import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar, enderecoDe } from '../../../core/api.ts'
import { QuadroSocietario } from '../../../parts/clientes/quadro-societario.tsx'

interface Props {
  readonly id: number
  readonly editar: boolean
  /** the record counts them too */
  readonly aoMudar: () => Promise<unknown>
}

export function AbaSocios({ id, editar, aoMudar }: Props) {
  const consultas = useQueryClient()
  const chave = ['socios-do-cliente', id]
  const { data } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/clientes/:id/socios', { params: { id } }),
  })
  if (data === undefined) return <Skeleton h={160} />
  return (
    <QuadroSocietario
      socios={data}
      enderecoDoPapel={(uid) => enderecoDe('/v1/clientes/documentos/:uid/arquivo', { params: { uid } })}
      incluir={
        editar
          ? async (s) => {
              const socios = await chamar('POST /v1/clientes/:id/socios', { params: { id }, body: s })
              consultas.setQueryData(chave, socios)
              await aoMudar()
            }
          : null
      }
    />
  )
}
