// Documents that the house did not accept, each with its reason, and the way to send them again.
import { Button, Card, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'

type Documento = RespostaDe<Calls['GET /v1/cliente/documentos']>['documentos'][number]

export function useDocumentosDivergentes(): readonly Documento[] {
  const { data } = useQuery({
    queryKey: ['meus-documentos'],
    queryFn: () => chamar('GET /v1/cliente/documentos'),
  })
  return (data?.documentos ?? []).filter((d) => d.situacao === 'Divergente')
}

export function DocumentosDivergentes({ divergentes }: { readonly divergentes: readonly Documento[] }) {
  return (
    <Card withBorder radius="lg">
      <Group justify="space-between" align="start" gap="sm">
        <div>
          <Title order={3} size="h5">
            Envie de novo para poder dar lances
          </Title>
          {divergentes.map((d) => (
            <Text key={d.uid} size="sm" mt={4}>
              {d.rotulo}
              {d.motivo && (
                <Text span size="sm" c="red">
                  {`: ${d.motivo}`}
                </Text>
              )}
            </Text>
          ))}
        </div>
        <Button component={Link} to={TELAS_VITRINE.documentos.path}>
          Enviar de novo
        </Button>
      </Group>
    </Card>
  )
}
