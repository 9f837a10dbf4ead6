// Stands on every page while a session is in another person's name.
import { deixarConta } from '../../core/sessao.ts'

export function FaixaDeOutro({ nome, por }: { nome: string; por: string }) {
  return (
    <div className="faixa-do-topo" role="status">
      <span>
        {por}, você está na conta de <strong>{nome}</strong>.
      </span>
      <button type="button" onClick={() => void deixarConta()}>
        Sair desta conta
      </button>
    </div>
  )
}
