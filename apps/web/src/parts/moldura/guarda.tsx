// Lets a working area's screen open, or says why not.
import { Alert, Button, Center, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { useEntrada } from './tela-atual.ts'

export function Guarda({ children }: { children: ReactNode }) {
  const entrada = useEntrada()
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
