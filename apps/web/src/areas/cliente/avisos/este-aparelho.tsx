// Notices on this device: what it can, switching them on and off, and a test.
import { Alert, Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import {
  desligarAparelho,
  type EstadoDoAparelho,
  estadoDoAparelho,
  ligarAparelho,
} from '../../../parts/avisos/este-aparelho.ts'

const SOBRE: Record<EstadoDoAparelho, string> = {
  'sem-suporte': 'Este navegador não recebe avisos com o site fechado. Os avisos no site continuam.',
  'instalar-primeiro':
    'Neste aparelho os avisos chegam quando o site está na tela de início: toque em Compartilhar e em “Adicionar à Tela de Início”, e abra por lá.',
  bloqueado:
    'Os avisos deste site estão bloqueados no navegador. Permita as notificações nas configurações dele.',
  desligado: 'Receba os avisos também com o site fechado.',
  ligado: 'Este aparelho recebe os seus avisos, mesmo com o site fechado.',
}

export function EsteAparelho({ aparelhos, reler }: { aparelhos: number; reler: () => Promise<unknown> }) {
  const [estado, setEstado] = useState<EstadoDoAparelho | null>(null)
  const [fazendo, setFazendo] = useState(false)
  useEffect(() => void estadoDoAparelho().then(setEstado), [])
  const fazer = (acao: () => Promise<unknown>): void => {
    setFazendo(true)
    acao()
      .then(async () => {
        setEstado(await estadoDoAparelho())
        await reler()
      })
      .catch(avisarErro)
      .finally(() => setFazendo(false))
  }
  const testar = async (): Promise<void> => {
    await chamar('POST /v1/cliente/aparelhos/teste')
    avisarSucesso('Enviado: o aviso chega em instantes')
  }
  return (
    <Card withBorder>
      <Title order={2} size="h4">
        Este aparelho
      </Title>
      {estado === null ? (
        <Skeleton height={44} mt="sm" role="status" aria-label="Conferindo este aparelho" />
      ) : estado === 'bloqueado' || estado === 'instalar-primeiro' ? (
        <Alert mt="sm">{SOBRE[estado]}</Alert>
      ) : (
        <Text size="sm">{SOBRE[estado]}</Text>
      )}
      <Group mt="sm">
        {estado === 'desligado' && (
          <Button loading={fazendo} onClick={() => fazer(ligarAparelho)}>
            Ligar avisos neste aparelho
          </Button>
        )}
        {estado === 'ligado' && (
          <Button variant="default" loading={fazendo} onClick={() => fazer(desligarAparelho)}>
            Desligar neste aparelho
          </Button>
        )}
        {aparelhos > 0 && (
          <Button variant="subtle" disabled={fazendo} onClick={() => fazer(testar)}>
            Enviar um aviso de teste
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {aparelhos === 0
          ? 'Nenhum aparelho recebe os seus avisos.'
          : aparelhos === 1
            ? 'Um aparelho recebe os seus avisos.'
            : `${aparelhos} aparelhos recebem os seus avisos.`}
      </Text>
    </Card>
  )
}
