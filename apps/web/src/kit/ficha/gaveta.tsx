// A drawer with a form: whatever takes the form away (closing it, going to the next record) asks first when it holds
// unsaved work.
import { Drawer, type DrawerProps } from '@mantine/core'
import { useRef, useState } from 'react'
import { PerguntaAntesDeSair } from './sair-sem-salvar.tsx'
import { SaidaDaGaveta, TrabalhoNaGaveta } from './trabalho-aberto.ts'

export function Gaveta({ onClose, children, ...props }: DrawerProps) {
  const mudou = useRef(false)
  const [pedida, setPedida] = useState<(() => void) | null>(null)
  const sair = (fazer: () => void): void => (mudou.current ? setPedida(() => fazer) : fazer())
  return (
    <Drawer
      position="right"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
      {...props}
      onClose={() => sair(onClose)}
    >
      <SaidaDaGaveta value={sair}>
        <TrabalhoNaGaveta value={mudou}>{children}</TrabalhoNaGaveta>
      </SaidaDaGaveta>
      <PerguntaAntesDeSair
        aberta={pedida !== null}
        ficar={() => setPedida(null)}
        sair={() => {
          setPedida(null)
          pedida?.()
        }}
      />
    </Drawer>
  )
}
