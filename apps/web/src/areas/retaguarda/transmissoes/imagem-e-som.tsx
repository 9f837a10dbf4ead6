// Whether the desk's picture and its sound go out, as the server has it: also another person of the house may have changed it.
import { Group, Switch } from '@mantine/core'
import type { CanalTransmissao, Transmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { useEffect } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import type { EstadoDaMesa, MesaDeVideo } from './mesa-de-video.ts'

export function ImagemESom({
  mesa,
  estado,
  canal,
}: {
  readonly mesa: MesaDeVideo
  readonly estado: EstadoDaMesa
  readonly canal: CanalTransmissao
}) {
  const minha = estado.noAr ? canal.transmissoes.find((t) => t.uid === mesa.transmissaoUid) : undefined
  const [imagem, som] = [minha?.videoAtivo ?? true, minha?.audioAtivo ?? true]
  useEffect(() => mesa.flags(imagem, som), [mesa, imagem, som])
  if (minha === undefined) return null
  const mudar = (m: Partial<Pick<Transmissao, 'videoAtivo' | 'audioAtivo'>>): void => {
    const { uid: transmissaoUid, leilaoUid } = minha
    chamar('PUT /v1/put-publicar-transmissao', { body: { leilaoUid, transmissaoUid, ...m } }).catch(
      avisarErro,
    )
  }
  return (
    <Group gap="md">
      <Switch
        label="Imagem no ar"
        checked={imagem}
        onChange={(e) => mudar({ videoAtivo: e.currentTarget.checked })}
      />
      {estado.comSom !== false && (
        <Switch
          label="Som no ar"
          checked={som}
          onChange={(e) => mudar({ audioAtivo: e.currentTarget.checked })}
        />
      )}
    </Group>
  )
}
