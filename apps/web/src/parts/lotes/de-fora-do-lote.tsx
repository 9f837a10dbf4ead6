// What others outside the house know of the lot: the bank that follows its auction, and the traffic authority.
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { CONDICOES } from '@martelo/domain/detran/registro-do-lote.ts'
import type { ReactNode } from 'react'
import type { LoteAberto } from './lote-aberto.ts'

export function DeForaDoLote({ l }: { l: LoteAberto }) {
  if (l.comitenteIntegracao === null && l.detranItens.length === 0) return null
  const dois = l.comitenteIntegracao !== null && l.detranItens.length > 0
  return (
    <SimpleGrid cols={{ base: 1, sm: dois ? 2 : 1 }}>
      {l.comitenteIntegracao !== null && (
        <Card withBorder component="section" aria-label="No banco">
          <Title order={3} size="h5" mb="xs">
            {`No ${l.comitenteIntegracao}`}
          </Title>
          <Stack gap={4}>
            <Fato rotulo="Número do lote">{l.externoComitenteIntegracaoLoteId ?? 'ainda não informado'}</Fato>
            <Fato rotulo="Número do arremate">{l.comitenteIntegracaoArremateSincronizadoId ?? '—'}</Fato>
          </Stack>
        </Card>
      )}
      {l.detranItens.length > 0 && (
        <Card withBorder component="section" aria-label="No Detran">
          <Title order={3} size="h5" mb="xs">
            No Detran
          </Title>
          <Stack gap="xs">
            {l.detranItens.map((i) => (
              <div key={i.idObjeto}>
                <Text size="sm" fw={600}>
                  {[i.modelo, i.placa, i.ano].filter(Boolean).join(' · ') || i.idObjeto}
                </Text>
                <Text size="sm" c="dimmed">
                  {[i.idObjeto, CONDICOES[i.condicao], i.chassi && `chassi ${i.chassi}`]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
            ))}
          </Stack>
        </Card>
      )}
    </SimpleGrid>
  )
}

function Fato({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <Text size="sm">
      <Text span c="dimmed">
        {rotulo}:{' '}
      </Text>
      {children}
    </Text>
  )
}
