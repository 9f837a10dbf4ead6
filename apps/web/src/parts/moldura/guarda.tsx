// Lets a working area's screen open, or says why not; watches over the session while one is open.
import { Alert, Button, Center, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { vigiarPartes } from '../../core/partes-novas.ts'
import { useVigiaDaSessao } from '../../core/usar-vigia-da-sessao.ts'
import { EsqueletoDeTrabalho } from './esqueleto.tsx'
import { useEntrada } from './tela-atual.ts'

vigiarPartes()

const lembrarDaSessao = (message: string): void =>
  void notifications.show({ id: 'ociosidade', message, color: 'yellow', autoClose: 14_000 })

export function Guarda({ children }: { children: ReactNode }) {
  const entrada = useEntrada()
  const incerta = useVigiaDaSessao(lembrarDaSessao)
  if (incerta) return <EsqueletoDeTrabalho />
  if (entrada.pode) return children
  if (entrada.ir !== null) return <Navigate to={entrada.ir} replace />
  return (
    <Center mih="60vh" p="lg">
      <Stack maw={560}>
        <Alert icon={<IconLock />} color="yellow" title="Sem permissão" role="alert">
          {entrada.motivo}
        </Alert>
        <Button component={Link} to="/" variant="default">
          Ir para o início
        </Button>
      </Stack>
    </Center>
  )
}
