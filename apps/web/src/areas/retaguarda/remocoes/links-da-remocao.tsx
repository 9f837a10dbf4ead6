// Addresses of this one removal for who has no login: made, shown once, taken back.
import { Alert, Badge, Button, Card, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { remocaoViva } from '@martelo/domain/remocoes/states.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { Remocao } from './remocao-lida.ts'

const ROTULO = { transportadora: 'Transportadora', motorista: 'Motorista' } as const

interface LinkNovo {
  readonly endereco: string
  readonly enviadoPara: string | null
  readonly email: string | null
}

export function LinksDaRemocao({ r, reler }: { r: Remocao; reler: () => Promise<void> }) {
  const [novo, setNovo] = useState<LinkNovo | null>(null)
  const criar = async (para: 'transportadora' | 'motorista'): Promise<void> => {
    setNovo(await chamar('POST /v1/remocoes/:uid/links', { params: { uid: r.uid }, body: { para } }))
    await reler()
  }
  const revogar = async (uid: string): Promise<void> => {
    await chamar('DELETE /v1/remocoes/links/:uid', { params: { uid } })
    avisarSucesso('Endereço anulado')
    setNovo(null)
    await reler()
  }
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Quem tem o endereço age só nesta remoção, sem senha, por 14 dias. Um novo anula o anterior.
      </Text>
      {r.can.mover && remocaoViva(r.situacao) && (
        <Group>
          <Button
            variant="default"
            disabled={r.transportadora === null}
            onClick={() => void criar('transportadora').catch(avisarErro)}
          >
            Endereço da transportadora
          </Button>
          <Button
            variant="default"
            disabled={r.motorista === null}
            onClick={() => void criar('motorista').catch(avisarErro)}
          >
            Endereço do motorista
          </Button>
        </Group>
      )}
      {novo && <Novo novo={novo} />}
      {r.links.map((l) => (
        <Card withBorder key={l.uid}>
          <Group justify="space-between">
            <div>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  {ROTULO[l.para]}
                </Text>
                <Badge variant="light" tt="none" color={l.vale ? 'teal' : 'gray'}>
                  {l.vale ? 'Vale' : l.revogadoAt ? 'Anulado' : 'Vencido'}
                </Badge>
              </Group>
              <Text size="xs" c="dimmed">
                {[
                  `criado em ${formatarDataHora(Date.parse(l.criadoAt))}`,
                  `até ${formatarDataHora(Date.parse(l.expiraAt))}`,
                  l.usadoAt && `usado em ${formatarDataHora(Date.parse(l.usadoAt))}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            {l.vale && r.can.mover && (
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                onClick={() => void revogar(l.uid).catch(avisarErro)}
              >
                Anular
              </Button>
            )}
          </Group>
        </Card>
      ))}
    </Stack>
  )
}

function Novo({ novo }: { novo: LinkNovo }) {
  return (
    <Alert
      color="teal"
      title={
        novo.email === null
          ? `Envie a ${novo.enviadoPara ?? 'quem vai usar'}`
          : `Enviado a ${novo.enviadoPara ?? ''} (${novo.email})`
      }
      role="status"
    >
      <Code block>{novo.endereco}</Code>
      <CopyButton value={novo.endereco}>
        {({ copied, copy }) => (
          <Button mt="xs" size="compact-sm" onClick={copy}>
            {copied ? 'Copiado' : 'Copiar'}
          </Button>
        )}
      </CopyButton>
      <Text size="xs" mt="xs">
        Ele não é mostrado de novo.
      </Text>
    </Alert>
  )
}
