// One colour: typed as #rrggbb or picked. What cannot be read yet stays in the box and out of the preview.
import { ColorInput } from '@mantine/core'
import type { CampoDeCor, FormularioDoHotsite } from './hotsite-lido.ts'

export function CampoDaCor({
  r,
  campo,
  rotulo,
  ajuda,
}: {
  r: FormularioDoHotsite
  campo: CampoDeCor
  rotulo: string
  ajuda?: string
}) {
  return (
    <ColorInput
      name={campo}
      label={rotulo}
      description={ajuda}
      error={r.erros[campo]}
      format="hex"
      value={r.valores[campo]}
      onChange={(cor) => r.mudar(campo, cor)}
      eyeDropperButtonProps={{ 'aria-label': `Escolher ${rotulo} na tela` }}
      popoverProps={{ withinPortal: true }}
    />
  )
}
