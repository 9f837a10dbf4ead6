// Leaving a form with unsaved work asks first: inside the app and when the tab is closed.
import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

export function SairSemSalvar({ mudou }: { mudou: boolean }) {
  const bloqueio = useBlocker(
    ({ currentLocation, nextLocation }) => mudou && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!mudou) return
    const segurar = (e: BeforeUnloadEvent): void => e.preventDefault()
    addEventListener('beforeunload', segurar)
    return () => removeEventListener('beforeunload', segurar)
  }, [mudou])
  return (
    <Modal opened={bloqueio.state === 'blocked'} onClose={() => bloqueio.reset?.()} title="Sair sem salvar?">
      <Text size="sm">As mudanças deste formulário ainda não foram salvas e serão perdidas.</Text>
      <Group justify="end" mt="md">
        <Button variant="default" onClick={() => bloqueio.reset?.()}>
          Continuar editando
        </Button>
        <Button color="red" onClick={() => bloqueio.proceed?.()}>
          Sair e perder
        </Button>
      </Group>
    </Modal>
  )
}
