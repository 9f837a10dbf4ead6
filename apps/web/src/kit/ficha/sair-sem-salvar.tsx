// Leaving a form with unsaved work asks first: inside the app, to another tab of the record, when its drawer or the
// window closes.
import { Button, Group, Modal, Text } from '@mantine/core'
import { useContext, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DentroDeAba, TrabalhoNaGaveta } from './trabalho-aberto.ts'

export function SairSemSalvar({ mudou }: { mudou: boolean }) {
  const naAba = useContext(DentroDeAba)
  const gaveta = useContext(TrabalhoNaGaveta)
  const bloqueio = useBlocker(({ currentLocation: daqui, nextLocation: para }) => {
    const aba = (l: { search: string }) => new URLSearchParams(l.search).get('aba')
    return mudou && (daqui.pathname !== para.pathname || (naAba && aba(daqui) !== aba(para)))
  })
  useEffect(() => {
    if (gaveta === null) return
    gaveta.current = mudou
    return () => {
      gaveta.current = false
    }
  }, [gaveta, mudou])
  useEffect(() => {
    if (!mudou) return
    const segurar = (e: BeforeUnloadEvent): void => e.preventDefault()
    addEventListener('beforeunload', segurar)
    return () => removeEventListener('beforeunload', segurar)
  }, [mudou])
  return (
    <PerguntaAntesDeSair
      aberta={bloqueio.state === 'blocked'}
      ficar={() => bloqueio.reset?.()}
      sair={() => bloqueio.proceed?.()}
    />
  )
}

export function PerguntaAntesDeSair(p: { aberta: boolean; ficar: () => void; sair: () => void }) {
  return (
    <Modal
      opened={p.aberta}
      onClose={p.ficar}
      title="Sair sem salvar?"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Text size="sm">As mudanças deste formulário ainda não foram salvas e serão perdidas.</Text>
      <Group justify="end" mt="md">
        <Button variant="default" onClick={p.ficar} data-autofocus>
          Continuar editando
        </Button>
        <Button color="red" onClick={p.sair}>
          Sair e perder
        </Button>
      </Group>
    </Modal>
  )
}
