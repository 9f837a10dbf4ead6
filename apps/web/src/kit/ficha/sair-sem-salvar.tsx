// Leaving a form with unsaved work asks first: inside the app, to another tab of the record, when its drawer or the
// window closes.
import { Button, Group, Modal, Text } from '@mantine/core'
import { useContext, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DentroDeAba, TrabalhoNaGaveta } from './trabalho-aberto.ts'

interface Palavras {
  readonly titulo: string
  readonly texto: string
  readonly ficar: string
  readonly sair: string
}
const DO_FORMULARIO: Palavras = {
  titulo: 'Sair sem salvar?',
  texto: 'As mudanças deste formulário ainda não foram salvas e serão perdidas.',
  ficar: 'Continuar editando',
  sair: 'Sair e perder',
}

/** `palavras`: what is lost, where it is no form. `parametro`: of the address, which belongs to the place too. */
export function SairSemSalvar({
  mudou,
  palavras,
  parametro,
}: {
  mudou: boolean
  palavras?: Palavras
  parametro?: string
}) {
  const naAba = useContext(DentroDeAba)
  const gaveta = useContext(TrabalhoNaGaveta)
  const bloqueio = useBlocker(({ currentLocation: daqui, nextLocation: para }) => {
    const nome = parametro ?? (naAba ? 'aba' : null)
    const de = (l: { search: string }) => nome && new URLSearchParams(l.search).get(nome)
    return mudou && (daqui.pathname !== para.pathname || de(daqui) !== de(para))
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
      {...(palavras ? { palavras } : {})}
    />
  )
}

export function PerguntaAntesDeSair({
  palavras = DO_FORMULARIO,
  ...p
}: {
  aberta: boolean
  ficar: () => void
  sair: () => void
  palavras?: Palavras
}) {
  return (
    <Modal
      opened={p.aberta}
      onClose={p.ficar}
      title={palavras.titulo}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Text size="sm">{palavras.texto}</Text>
      <Group justify="end" mt="md">
        <Button variant="default" onClick={p.ficar} data-autofocus>
          {palavras.ficar}
        </Button>
        <Button color="red" onClick={p.sair}>
          {palavras.sair}
        </Button>
      </Group>
    </Modal>
  )
}
