// A drawer with a form: closing it with unsaved work asks first, however it is closed.
import { Drawer, type DrawerProps } from '@mantine/core'
import { useRef, useState } from 'react'
import { PerguntaAntesDeSair } from './sair-sem-salvar.tsx'
import { TrabalhoNaGaveta } from './trabalho-aberto.ts'

export function Gaveta({ onClose, children, ...props }: DrawerProps) {
  const mudou = useRef(false)
  const [perguntando, setPerguntando] = useState(false)
  return (
    <Drawer
      position="right"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
      {...props}
      onClose={() => (mudou.current ? setPerguntando(true) : onClose())}
    >
      <TrabalhoNaGaveta value={mudou}>{children}</TrabalhoNaGaveta>
      <PerguntaAntesDeSair
        aberta={perguntando}
        ficar={() => setPerguntando(false)}
        sair={() => {
          setPerguntando(false)
          onClose()
        }}
      />
    </Drawer>
  )
}
