// The published rules of bidding, in plain words and in the words of this kind of site.
import { Link } from 'react-router'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../caminhos.ts'
import './conteudo.css'

export default function Regulamento() {
  const p = usePalavras()
  const lances = p.lance.varios
  const f = p.lance.genero === 'f'
  return (
    <div className="pagina">
      <Cabeca
        titulo="Regulamento"
        descricao={`Como funcionam os ${p.lote.varios}, ${lances}, prazos, custos e retirada neste site.`}
        canonico={IR.regulamento}
      />
      <article className="texto">
        <h1>Regulamento</h1>
        <p>
          Este é o resumo das regras gerais. Cada {p.leilao.um} tem o seu {p.edital.um}, que prevalece sobre
          este resumo e está na página dele, na <Link to={IR.agenda}>{p.agenda.um}</Link>.
        </p>
        <h2>Quem pode participar</h2>
        <ul>
          <li>Pessoas maiores de 18 anos e empresas, com cadastro completo, e-mail e celular confirmados.</li>
          <li>
            Para {p.darLance} é preciso {p.habilitarSe} no {p.leilao.um}. Alguns {p.leilao.varios} pedem
            documentos aprovados.
          </li>
          <li>Sucatas só podem ser compradas por empresas credenciadas no Detran.</li>
        </ul>
        <h2>{inicial(lances)}</h2>
        <ul>
          <li>
            {f ? 'A primeira' : 'O primeiro'} {p.lance.um} vale pelo menos o{' '}
            {f ? 'preço inicial' : 'lance inicial'}; os seguintes, o valor atual mais o {p.incremento.um}.
            Valores maiores são aceitos.
          </li>
          <li>
            {f ? 'Toda' : 'Todo'} {p.lance.um} é {f ? 'irrevogável' : 'irrevogável'} e vale como compromisso
            de compra. Vale a ordem de chegada ao servidor.
          </li>
          <li>
            Um {p.lance.um === 'oferta' ? 'valor' : 'lance'} nos últimos segundos prorroga o encerramento,
            para que todos possam responder.
          </li>
          <li>
            Em {p.lanceAutomatico.varios}, você informa o seu limite em segredo; o sistema cobre os outros até
            ele, sempre pelo menor valor necessário.
          </li>
          <li>
            {inicial(p.lote.varios)} condicionais dependem da resposta do {p.comitente.um}, dentro do prazo
            mostrado. Nesse prazo, {f ? 'a' : 'o'} {p.lance.um} não pode ser {f ? 'retirada' : 'retirado'}.
          </li>
        </ul>
        <h2>Custos</h2>
        <p>
          O custo total aparece antes de você {p.darLance}: {p.lance.um}, {p.comissao.um} e cada despesa do{' '}
          {p.lote.um}. Nada é cobrado além do que está ali, do frete que você escolher e das diárias depois do
          prazo de retirada.
        </p>
        <h2>Pagamento e retirada</h2>
        <ul>
          <li>
            O pagamento vence no prazo do {p.edital.um}, de conta em nome de quem comprou (mesmo CPF ou CNPJ).
          </li>
          <li>
            A retirada é agendada depois da validação do pagamento; a estadia é gratuita até a data informada
            na compra.
          </li>
          <li>Os bens são vendidos no estado em que se encontram: visite, leia o laudo e a descrição.</li>
        </ul>
        <h2>Seus dados</h2>
        <p>
          Usamos os seus dados para identificar quem participa, cumprir a lei e entregar a compra. Nos{' '}
          {lances} públicos aparece apenas o seu apelido, em parte escondido, e a sua cidade.
        </p>
      </article>
    </div>
  )
}
